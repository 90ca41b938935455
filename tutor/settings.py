"""All settings, safe as they stand. What a machine may change comes from variables:

PREISA_DEBUG=1        development: tracebacks in the browser, static files straight from the folders
PREISA_HOSTS          host names the site answers to, commas between (default: this machine only)
PREISA_HTTPS=1        the site is reached by https: redirect, HSTS, secure cookies
PREISA_PROXY=1        a proxy in front sets X-Forwarded-Proto (and nobody else can)
PREISA_SECRET_KEY     50 characters or more (default: made on the first run, kept in PREISA_VAR)
PREISA_VAR            folder for what the site writes (default: var/)
DATABASE_URL          postgres://… or sqlite:////… (default: SQLite in PREISA_VAR)
"""

import os
from pathlib import Path

from csp.constants import NONE, SELF
from django.conf.locale import LANG_INFO

from tutor.environment import database, secret_key, switch, words

BASE_DIR = Path(__file__).resolve().parent.parent
VAR = Path(os.environ.get("PREISA_VAR") or BASE_DIR / "var").resolve()
VAR.mkdir(parents=True, exist_ok=True)

DEBUG = switch("PREISA_DEBUG")
SECRET_KEY = secret_key("PREISA_SECRET_KEY", VAR / "secret_key")
ALLOWED_HOSTS = words("PREISA_HOSTS", ["localhost", "127.0.0.1", "[::1]"])

INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.staticfiles",
    "csp",
    "django_htmx",
    "tutor.language",
    "tutor.cards",
    "tutor.home",
    "tutor.shell",
    "tutor.look",
    "tutor.learners",
    "tutor.lessons",
    "tutor.practice",
    "tutor.table",
    "tutor.walk",
    "tutor.review",
    "tutor.progress",
    "tutor.account",
    "tutor.words",
    "tutor.paper",
    "tutor.pad",
    "tutor.clauses",
]
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "django.middleware.gzip.GZipMiddleware",  # forms are safe: Django masks their token anew for each answer
    "csp.middleware.CSPMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "tutor.language.middleware.LanguageMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "tutor.learners.middleware.GoneMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
]
ROOT_URLCONF = "tutor.urls"
WSGI_APPLICATION = "tutor.wsgi.application"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.template.context_processors.i18n",
                "tutor.language.context.languages",
                "tutor.look.context.look",
            ],
        },
    }
]

# --- what is kept ---------------------------------------------------------------------------------
DATABASES = {"default": database("DATABASE_URL", VAR / "preisa.sqlite3")}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
SESSION_ENGINE = "tutor.learners.sessions"
SESSION_COOKIE_AGE = 365 * 24 * 60 * 60  # a guest's progress hangs on this cookie
SESSION_COOKIE_SAMESITE = CSRF_COOKIE_SAMESITE = "Lax"
SESSION_COOKIE_HTTPONLY = True
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "tutor.account.passwords.Length", "OPTIONS": {"min_length": 8}},
    {"NAME": "tutor.account.passwords.UnlikeTheName"},
    {"NAME": "tutor.account.passwords.Uncommon"},
    {"NAME": "tutor.account.passwords.NotOnlyDigits"},
]
# The largest honest form is a hand on the score pad: some dozens of fields.
DATA_UPLOAD_MAX_MEMORY_SIZE = 64 * 1024
DATA_UPLOAD_MAX_NUMBER_FIELDS = 200
FILE_UPLOAD_HANDLERS = ["django.core.files.uploadhandler.MemoryFileUploadHandler"]

# --- languages ------------------------------------------------------------------------------------
# Django has never heard of Ligurian; it believes in it once locale/lij/LC_MESSAGES/django.mo is there.
LANG_INFO["lij"] = {"bidi": False, "code": "lij", "name": "Ligurian", "name_local": "ligure"}
LANGUAGES = [("lij", "Ligure"), ("it", "Italiano"), ("en", "English")]
LANGUAGE_CODE = "en"
LOCALE_PATHS = [BASE_DIR / "locale"]
LANGUAGE_COOKIE_AGE = SESSION_COOKIE_AGE
LANGUAGE_COOKIE_SAMESITE = "Lax"
LANGUAGE_COOKIE_HTTPONLY = True
USE_I18N = True
USE_TZ = True
TIME_ZONE = "Europe/Rome"

# --- static files ---------------------------------------------------------------------------------
STATIC_URL = "/static/"
STATIC_ROOT = VAR / "static"
STATICFILES_DIRS = [BASE_DIR / "tutor" / "static"]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {
        "BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"
        if DEBUG
        else "whitenoise.storage.CompressedManifestStaticFilesStorage"
    },
}
WHITENOISE_USE_FINDERS = WHITENOISE_AUTOREFRESH = DEBUG

# --- safety ---------------------------------------------------------------------------------------
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [SELF],
        "object-src": [NONE],
        "base-uri": [SELF],
        "form-action": [SELF],
        "frame-ancestors": [NONE],
    }
}
X_FRAME_OPTIONS = "DENY"
CSRF_FAILURE_VIEW = "tutor.home.errors.stale_form"

HTTPS = switch("PREISA_HTTPS")
SECURE_SSL_REDIRECT = SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = LANGUAGE_COOKIE_SECURE = HTTPS
SECURE_HSTS_SECONDS = SESSION_COOKIE_AGE if HTTPS else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = SECURE_HSTS_PRELOAD = HTTPS
if switch("PREISA_PROXY"):
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")

# --- log ------------------------------------------------------------------------------------------
# Time, level and message; never a request's body or a local variable, where hidden cards would be.
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"format": "{asctime} {levelname} {name}: {message}", "style": "{"}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line"}},
    "root": {"handlers": ["stderr"], "level": "WARNING"},
    "loggers": {"django": {"handlers": ["stderr"], "level": "WARNING", "propagate": False}},
}
