"""Print the protocol's messages as TypeScript: python client/wire.py > client/src/wire.ts."""

from __future__ import annotations

import sys
from typing import Any

import msgspec
from msgspec import Struct, inspect

from firefly.server import wire

HEAD = "/** What goes over the wire. Printed by client/wire.py from src/firefly/server/wire.py: change it there. */\n"
PLAIN: dict[Any, str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
    inspect.BytesType: "string",
}


def spelled(kind: Any) -> str:
    """A type in TypeScript."""
    if isinstance(kind, inspect.Metadata):
        return spelled(kind.type)
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    match kind:
        case inspect.LiteralType(values):
            return " | ".join(f'"{value}"' for value in values)
        case inspect.UnionType(types):
            return " | ".join(spelled(each) for each in types if not isinstance(each, inspect.CustomType))
        case inspect.ListType(item_type=item):
            return f"{_bracketed(spelled(item))}[]"
        case inspect.VarTupleType(item_type=item):
            return f"{_bracketed(spelled(item))}[]"
        case inspect.TupleType(item_types=(inspect.StrType(), inspect.DictType())):
            return "Said"
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(map(spelled, items))}]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {spelled(value)}>"
        case inspect.StructType(cls=cls):
            return cls.__name__
    raise TypeError(kind)


def _bracketed(text: str) -> str:
    return f"({text})" if " " in text else text


def interface(struct: type[Struct]) -> str:
    """A struct as an interface; what the server leaves out when it is the default is optional."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    asked = issubclass(struct, wire.Command) or struct.__name__.startswith("New") or struct is wire.Length
    lines = [f"  {info.tag_field}: {msgspec.json.encode(info.tag).decode()};"] if info.tag is not None else []
    for field in info.fields:
        optional = not field.required and (asked or struct.__struct_config__.omit_defaults)
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {spelled(field.type)};")
    return f"export interface {struct.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def main() -> None:
    """Print every struct of the protocol."""
    structs = [
        value
        for value in vars(wire).values()
        if isinstance(value, type) and issubclass(value, Struct) and value not in (Struct, wire.Command)
    ]
    commands = [struct.__name__ for struct in structs if issubclass(struct, wire.Command)]
    parts = [
        HEAD,
        "export type Said = readonly [id: string, arguments: Readonly<Record<string, string | number | Said>>];\n",
    ]
    parts += [interface(struct) for struct in structs]
    parts.append(f"export type AnyCommand = {' | '.join(commands)};\n")
    sys.stdout.write("\n".join(parts))


if __name__ == "__main__":
    main()
