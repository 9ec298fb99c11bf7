"""What Discord accepts as message and modal components."""

from __future__ import annotations

from collections import Counter

from sandbox.errors import FormErrors, Json
from sandbox.limits import (
    ALT_TEXT,
    CUSTOM_ID,
    FORM_OPTIONS,
    INPUT_TEXT,
    LABEL,
    LINK,
    MEDIA_URL,
    OPTIONS,
    ROW_BUTTONS,
    ROWS,
    V2_COMPONENTS,
    V2_TEXT,
)  # fmt: skip
from sandbox.model import SNOWFLAKE, media_of, walk

ROW, BUTTON, SELECT, INPUT, USERS, ROLES, MENTIONABLES, PLACES = 1, 2, 3, 4, 5, 6, 7, 8
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = 9, 10, 11, 12, 13, 14
CONTAINER, LABELLED, UPLOAD, RADIOS, CHECKBOXES, CHECKBOX = 17, 18, 19, 21, 22, 23
SELECTS = (SELECT, USERS, ROLES, MENTIONABLES, PLACES)
V2_TOP = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR, CONTAINER)
IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
IN_LABEL = (INPUT, *SELECTS, UPLOAD, RADIOS, CHECKBOXES, CHECKBOX)
DEFAULTS = {USERS: ("user",), ROLES: ("role",), MENTIONABLES: ("role", "user"), PLACES: ("channel",)}
"""What may be chosen already, by the kind of select."""
CHANNEL_TYPES = (0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15, 16)
YES_OR_NO = ("disabled", "required", "spoiler", "divider", "default")
Path = tuple[str | int, ...]

_SELECT = {"type", "id", "custom_id", "placeholder", "min_values", "max_values", "disabled", "required"}
FIELDS: dict[int, frozenset[str]] = {
    ROW: frozenset({"type", "id", "components"}),
    BUTTON: frozenset({"type", "id", "style", "label", "emoji", "custom_id", "url", "disabled", "sku_id"}),
    SELECT: frozenset(_SELECT | {"options"}),
    INPUT: frozenset({"type", "id", "custom_id", "style", "label", "min_length", "max_length"})
    | {"required", "value", "placeholder"},
    USERS: frozenset(_SELECT | {"default_values"}),
    ROLES: frozenset(_SELECT | {"default_values"}),
    MENTIONABLES: frozenset(_SELECT | {"default_values"}),
    PLACES: frozenset(_SELECT | {"default_values", "channel_types"}),
    SECTION: frozenset({"type", "id", "components", "accessory"}),
    TEXT: frozenset({"type", "id", "content"}),
    THUMBNAIL: frozenset({"type", "id", "media", "description", "spoiler"}),
    GALLERY: frozenset({"type", "id", "items"}),
    FILE: frozenset({"type", "id", "file", "spoiler", "name", "size"}),
    SEPARATOR: frozenset({"type", "id", "divider", "spacing"}),
    CONTAINER: frozenset({"type", "id", "components", "accent_color", "spoiler"}),
    LABELLED: frozenset({"type", "id", "label", "description", "component"}),
    UPLOAD: frozenset({"type", "id", "custom_id", "min_values", "max_values", "required"}),
    RADIOS: frozenset({"type", "id", "custom_id", "options", "required"}),
    CHECKBOXES: frozenset({"type", "id", "custom_id", "options", "min_values", "max_values", "required"}),
    CHECKBOX: frozenset({"type", "id", "custom_id", "default"}),
}


def check_message_components(components: list[Json], *, v2: bool, errors: FormErrors) -> None:
    top: Path = ("components",)
    _check_list(components, V2_TOP if v2 else (ROW,), top, errors)
    if not v2 and len(components) > ROWS:
        errors.add(top, "BASE_TYPE_MAX_LENGTH", f"Must be {ROWS} or fewer in length.")
    everything = walk(components)
    if v2 and len(everything) > V2_COMPONENTS:
        message = f"The total number of components must be at most {V2_COMPONENTS}, not {len(everything)}."
        errors.add(top, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message)
    text = sum(len(str(part.get("content", ""))) for part in everything if part.get("type") == TEXT)
    if text > V2_TEXT:
        message = f"The text of all components must be at most {V2_TEXT} characters, not {text}."
        errors.add(top, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)
    _check_unique(everything, errors)


def check_modal(data: Json, errors: FormErrors) -> None:
    errors.unknown_fields(("data",), data, frozenset({"title", "custom_id", "components"}))
    errors.length(("data", "title"), data.get("title"), 1, 45)
    errors.length(("data", "custom_id"), data.get("custom_id"), 1, CUSTOM_ID)
    components = data.get("components")
    if not isinstance(components, list) or not 1 <= len(components) <= ROWS:
        errors.add(("data", "components"), "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {ROWS} in length.")
        return
    _check_list(components, (ROW, TEXT, LABELLED), ("data", "components"), errors, modal=True)
    _check_unique(walk(components), errors)


def _check_unique(everything: list[Json], errors: FormErrors) -> None:
    for key, code in (("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"), ("id", "COMPONENT_ID_DUPLICATED")):
        counts = Counter(part[key] for part in everything if part.get(key))
        for value in [value for value, count in counts.items() if count > 1]:
            errors.add(("components",), code, f"Component {key} cannot be duplicated: {value}")


def _check_list(
    parts: object, kinds: tuple[int, ...], path: Path, errors: FormErrors, modal: bool = False
) -> None:
    if not isinstance(parts, list):
        errors.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        return
    for index, part in enumerate(parts):
        here = (*path, index)
        if not isinstance(part, dict) or part.get("type") not in kinds:
            message = f'Value of field "type" must be one of {sorted(kinds)}.'
            errors.add((*here, "type"), "UNION_TYPE_CHOICES", message)
            continue
        _check_one(part, here, errors, modal)


def _check_one(part: Json, path: Path, errors: FormErrors, modal: bool) -> None:
    kind: int = part["type"]
    errors.unknown_fields(path, part, FIELDS[kind])
    number = part.get("id")
    if number is not None and not _within(number, 0, 2**31 - 1):
        errors.add((*path, "id"), "NUMBER_TYPE_COERCE", "Must be a number of 0 or more, in 31 bits.")
    _check_yes_or_no(part, path, errors)
    for index, media in enumerate(media_of(part)):
        url = media.get("url")
        if not isinstance(url, str) or not url.startswith(("http://", "https://", "attachment://")):
            errors.add((*path, index, "url"), "URL_TYPE_INVALID_URL", "Not a well formed URL.")
        else:
            errors.length((*path, index, "url"), url, 1, MEDIA_URL)
    if kind == ROW:
        _check_row(part, path, errors, modal)
    elif kind == BUTTON:
        _check_button(part, path, errors)
    elif kind in SELECTS:
        _check_select(part, path, errors)
    elif kind == INPUT:
        _check_input(part, path, errors)
    elif kind == TEXT:
        errors.length((*path, "content"), part.get("content"), 1, V2_TEXT)
    elif kind == SECTION:
        inner = part.get("components")
        _check_list(inner, (TEXT,), (*path, "components"), errors)
        if isinstance(inner, list) and not 1 <= len(inner) <= 3:
            errors.add((*path, "components"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 3 in length.")
        _check_list([part.get("accessory")], (BUTTON, THUMBNAIL), (*path, "accessory"), errors)
    elif kind in (THUMBNAIL, FILE):
        shown = "media" if kind == THUMBNAIL else "file"
        if not isinstance(part.get(shown), dict):
            errors.add((*path, shown), "BASE_TYPE_REQUIRED", "This field is required")
        _check_alt_text(part, path, errors)
    elif kind == SEPARATOR:
        if part.get("spacing") not in (None, 1, 2):
            errors.add((*path, "spacing"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2).")
    elif kind == GALLERY:
        items = part.get("items")
        if not isinstance(items, list) or not 1 <= len(items) <= 10:
            errors.add((*path, "items"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 10 in length.")
            return
        for index, item in enumerate(items):
            here = (*path, "items", index)
            errors.unknown_fields(here, item, frozenset({"media", "description", "spoiler"}))
            if not isinstance(item.get("media"), dict):
                errors.add((*here, "media"), "BASE_TYPE_REQUIRED", "This field is required")
            _check_alt_text(item, here, errors)
            _check_yes_or_no(item, here, errors)
    elif kind == CONTAINER:
        _check_list(part.get("components"), IN_CONTAINER, (*path, "components"), errors)
        if not part.get("components"):
            errors.add((*path, "components"), "BASE_TYPE_REQUIRED", "This field is required")
        colour = part.get("accent_color")
        if colour is not None and not _within(colour, 0, 0xFFFFFF):
            errors.add((*path, "accent_color"), "NUMBER_TYPE_MAX", "Must be a colour of 24 bits.")
    elif kind == LABELLED:
        errors.length((*path, "label"), part.get("label"), 1, 45)
        if part.get("description") is not None:
            errors.length((*path, "description"), part["description"], 1, 100)
        _check_list([part.get("component")], IN_LABEL, (*path, "component"), errors, modal=True)
    elif kind in (UPLOAD, RADIOS, CHECKBOXES, CHECKBOX):
        errors.length((*path, "custom_id"), part.get("custom_id"), 1, CUSTOM_ID)
        if kind in (RADIOS, CHECKBOXES):
            _check_options(part, path, 2 if kind == RADIOS else 1, FORM_OPTIONS, errors)
        if kind in (UPLOAD, CHECKBOXES):
            _check_range(part, path, FORM_OPTIONS, errors)


def _within(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _check_yes_or_no(part: Json, path: Path, errors: FormErrors) -> None:
    for name in YES_OR_NO:
        if not isinstance(part.get(name, None), bool | None):
            errors.add((*path, name), "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")


def _check_alt_text(part: Json, path: Path, errors: FormErrors) -> None:
    if part.get("description") is not None:
        errors.length((*path, "description"), part["description"], 1, ALT_TEXT)


def _check_row(part: Json, path: Path, errors: FormErrors, modal: bool) -> None:
    inner = part.get("components")
    kinds = (INPUT,) if modal else (BUTTON, *SELECTS)
    _check_list(inner, kinds, (*path, "components"), errors, modal)
    if not isinstance(inner, list) or not inner:
        errors.add(
            (*path, "components"), "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {ROW_BUTTONS} in length."
        )
        return
    width = sum(1 if isinstance(each, dict) and each.get("type") == BUTTON else ROW_BUTTONS for each in inner)
    if width > ROW_BUTTONS:
        message = f"An action row holds {ROW_BUTTONS} buttons or one select."
        errors.add((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message)


def _check_button(part: Json, path: Path, errors: FormErrors) -> None:
    style = part.get("style")
    if style not in (1, 2, 3, 4, 5, 6):
        errors.add((*path, "style"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3, 4, 5, 6).")
        return
    if part.get("label") is not None:
        errors.length((*path, "label"), part["label"], 0, LABEL)
    if style != 6 and not part.get("label") and not part.get("emoji"):
        errors.add((*path, "label"), "BUTTON_COMPONENT_EMPTY", "A button needs a label or an emoji.")
    if style in (1, 2, 3, 4):
        errors.length((*path, "custom_id"), part.get("custom_id"), 1, CUSTOM_ID)
        if part.get("url"):
            errors.add((*path, "url"), "BUTTON_COMPONENT_URL_NOT_ALLOWED", "Only a link button has a url.")
    elif style == 5:
        if part.get("custom_id"):
            message = "A link button has no custom_id."
            errors.add((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_NOT_ALLOWED", message)
        if not str(part.get("url", "")).startswith(("http://", "https://", "discord://")):
            errors.add((*path, "url"), "URL_TYPE_INVALID_URL", "Not a well formed URL.")
        errors.length((*path, "url"), part.get("url"), 1, LINK)
    elif not part.get("sku_id"):
        errors.add((*path, "sku_id"), "BASE_TYPE_REQUIRED", "This field is required")


def _check_select(part: Json, path: Path, errors: FormErrors) -> None:
    errors.length((*path, "custom_id"), part.get("custom_id"), 1, CUSTOM_ID)
    if part.get("placeholder") is not None:
        errors.length((*path, "placeholder"), part["placeholder"], 0, 150)
    high = _check_range(part, path, OPTIONS, errors)
    if part["type"] != SELECT:
        _check_defaults(part, path, high, errors)
        return
    options = _check_options(part, path, 1, OPTIONS, errors)
    if high > len(options):
        errors.add((*path, "max_values"), "SELECT_COMPONENT_MAX_VALUES_EXCEEDS_OPTIONS", "More than options.")
    if sum(bool(option.get("default")) for option in options) > high:
        errors.add((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULTS", "More defaults than max_values.")


def _check_range(part: Json, path: Path, most: int, errors: FormErrors) -> int:
    """How many may be chosen at most."""
    low, high = part.get("min_values"), part.get("max_values")
    low, high = 1 if low is None else low, 1 if high is None else high
    if not _within(low, 0, most):
        errors.add((*path, "min_values"), "NUMBER_TYPE_MAX", f"Must be 0 to {most}.")
        return 1
    if not _within(high, max(low, 1), most):
        errors.add((*path, "max_values"), "NUMBER_TYPE_MAX", f"Must be min_values (at least 1) to {most}.")
        return 1
    return int(high)


def _check_options(part: Json, path: Path, least: int, most: int, errors: FormErrors) -> list[Json]:
    options = part.get("options")
    if not isinstance(options, list) or not least <= len(options) <= most:
        errors.add(
            (*path, "options"), "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length."
        )
        return options if isinstance(options, list) else []
    known = frozenset({"label", "value", "description", "emoji", "default"})
    if part["type"] != SELECT:
        known -= {"emoji"}
    for index, option in enumerate(options):
        here = (*path, "options", index)
        errors.unknown_fields(here, option, known)
        errors.length((*here, "label"), option.get("label"), 1, 100)
        errors.length((*here, "value"), option.get("value"), 1, 100)
        if option.get("description") is not None:
            errors.length((*here, "description"), option["description"], 0, 100)
        _check_yes_or_no(option, here, errors)
    for value, count in Counter(str(option.get("value")) for option in options).items():
        if count > 1:
            message = f"The specified option value is already used: {value}"
            errors.add((*path, "options"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message)
    return options


def _check_defaults(part: Json, path: Path, high: int, errors: FormErrors) -> None:
    """Who or what is chosen already: an id, as text or as a number, of a kind that can be chosen there."""
    for kind in part.get("channel_types") or ():
        if kind not in CHANNEL_TYPES:
            errors.add(
                (*path, "channel_types"), "BASE_TYPE_CHOICES", f"Value must be one of {CHANNEL_TYPES}."
            )
    values = part.get("default_values")
    if values is None:
        return
    here = (*path, "default_values")
    if not isinstance(values, list):
        errors.add(here, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        return
    if len(values) > high:
        errors.add(here, "SELECT_COMPONENT_TOO_MANY_DEFAULTS", "More defaults than max_values.")
    kinds = DEFAULTS[part["type"]]
    for index, value in enumerate(values):
        given: Json = value if isinstance(value, dict) else {}
        errors.unknown_fields((*here, index), given, frozenset({"id", "type"}))
        if given.get("type") not in kinds:
            errors.add((*here, index, "type"), "BASE_TYPE_CHOICES", f"Value must be one of {kinds}.")
        if not SNOWFLAKE.fullmatch(str(given.get("id"))):
            message = f'Value "{given.get("id")}" is not snowflake.'
            errors.add((*here, index, "id"), "NUMBER_TYPE_COERCE", message)


def _check_input(part: Json, path: Path, errors: FormErrors) -> None:
    errors.length((*path, "custom_id"), part.get("custom_id"), 1, CUSTOM_ID)
    if part.get("style") not in (1, 2):
        errors.add((*path, "style"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2).")
    for key, most in (("label", 45), ("placeholder", 100), ("value", INPUT_TEXT)):
        if part.get(key) is not None:
            errors.length((*path, key), part[key], 1 if key == "label" else 0, most)
    for key, least in (("min_length", 0), ("max_length", 1)):
        if part.get(key) is not None and not _within(part[key], least, INPUT_TEXT):
            errors.add((*path, key), "NUMBER_TYPE_MAX", f"Must be {least} to {INPUT_TEXT}.")
