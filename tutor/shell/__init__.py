"""What makes the site an app on a phone: manifest, icons, reading without a network, the picture a link shows."""
