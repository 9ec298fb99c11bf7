"""Settings from the environment and `.env`. Every field is documented in `.env.example`; a test compares."""

from __future__ import annotations

from typing import Annotated, Final, Literal, Self

from pydantic import Field, SecretStr, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from bot.process.shards import Shards, read_shards

LAST_PORT: Final = 65_535
ENV_FILE: Final = ".env"


class Settings(BaseSettings):
    """What the operator of a bot may set; the names in capitals are the environment's."""

    model_config = SettingsConfigDict(
        env_file=ENV_FILE, env_file_encoding="utf-8", extra="ignore", frozen=True
    )

    token: SecretStr | None = Field(default=None, validation_alias="DISCORD_TOKEN")
    """The bot's token. Without one, bot and sandbox start together and no Discord is needed."""
    database: str = Field(default="sysop.sqlite3", validation_alias="SYSOP_DATABASE")
    """Path of the SQLite file, made if it is missing; or URL of a PostgreSQL database."""
    shards: Annotated[Shards | None, NoDecode] = Field(default=None, validation_alias="SYSOP_SHARDS")
    """Which shards of Discord's gateway this process carries, and of how many; all there are if empty."""
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = Field(
        default="INFO", validation_alias="SYSOP_LOG_LEVEL"
    )
    discord_api: str | None = Field(default=None, validation_alias="SYSOP_DISCORD_API")
    """Base URL of another server that speaks Discord's protocol, such as the sandbox."""
    challenge_hours: float = Field(default=24.0, gt=0, le=24 * 30, validation_alias="SYSOP_CHALLENGE_HOURS")
    """Hours after which a challenge nobody took expires."""
    sweep_seconds: float = Field(default=5.0, gt=0, validation_alias="SYSOP_SWEEP_SECONDS")
    """Seconds between two looks for messages to send again and challenges to expire."""
    busy_ms: int = Field(default=2000, ge=0, validation_alias="SYSOP_BUSY_MS")
    """Milliseconds to wait for an SQLite file another process has locked before an answer is refused."""
    processes: int = Field(default=2, ge=0, le=32, validation_alias="SYSOP_PROCESSES")
    """Processes that draw pictures (large fields are paired in one more); 0: a thread of the bot's own."""
    packs: str = Field(default="packs", validation_alias="SYSOP_PACKS")
    """Folder of the operator's own content packs for NEON HOPE; need not exist."""

    web: str = Field(default="", pattern=r"^$|^[^\s/]+:\d{1,5}$", validation_alias="SYSOP_WEB")
    """Host and port on which pages of public leagues are served; none if empty."""
    web_url: str = Field(default="", pattern=r"^$|^https?://\S+$", validation_alias="SYSOP_WEB_URL")
    """Where people find these pages; if empty, at `web` itself."""
    metrics: str = Field(default="", pattern=r"^$|^[^\s/]+:\d{1,5}$", validation_alias="SYSOP_METRICS")
    """Host and port of health and Prometheus metrics, for the operator alone; none if empty."""
    formats: str = Field(default="", validation_alias="SYSOP_FORMATS")
    """JSON file with newer formats, card pools and lists of Netrunner, laid over those that come along."""

    @field_validator("shards", mode="before")
    @classmethod
    def _read_shards(cls, given: object) -> object:
        return read_shards(given) if isinstance(given, str) else given

    @field_validator("database")
    @classmethod
    def _check_database(cls, given: str) -> str:
        if not given.strip():
            raise ValueError("is empty: the path of a file, or the URL of a PostgreSQL database")
        return given

    @field_validator("web", "metrics")
    @classmethod
    def _check_port(cls, given: str) -> str:
        if given and int(given.rpartition(":")[2]) > LAST_PORT:
            raise ValueError(f"the port is a number from 1 to {LAST_PORT}")
        return given

    @model_validator(mode="after")
    def _share(self) -> Self:
        """Processes share a PostgreSQL database; a file is one process's."""
        if self.shards is not None and not self.shards.all and not self.database.startswith("postgres"):
            raise ValueError("SYSOP_SHARDS leaves some to other processes, which need a PostgreSQL database")
        return self

    @property
    def has_token(self) -> bool:
        return self.token is not None and bool(self.token.get_secret_value().strip())
