"""How the site looks and sounds on this device: day or night, two suit colours or four, with sounds or without."""
