// What a view becomes by the changes that the server told of it (docs/protocol.md, "Watching"). The view before stays as it was; what
// has not changed is shared with it, so that whoever compares parts by identity redraws only what is new.
import {clearField, create, isFieldSet, type DescField, type DescMessage, type Message} from "@bufbuild/protobuf";
import {
  BoardSchema,
  ShipStatusSchema,
  ViewSchema,
  type Board,
  type View,
  type ViewChanges,
} from "../gen/chartroom/v1/far_seas_pb";

// The changes are not of this view. The way out is to watch anew, which brings the whole.
export class ViewChangesError extends Error {}

export function applyViewChanges(view: View, changes: ViewChanges): View {
  const cleared = without(ViewSchema, view, changes.parts);
  const board = without(BoardSchema, cleared.board ?? create(BoardSchema), changes.fields);
  for (const {field, kept} of changes.lists) shorten(board, field, kept);
  cleared.board = board;
  const next = changes.view ? merged(ViewSchema, cleared, changes.view) : cleared;
  if (changes.ships.length > 0) next.board = withShips(next.board ?? board, changes);
  return next;
}

// A copy that lacks these fields; what lies below it is shared.
function without<T extends Message>(schema: DescMessage, message: T, fields: readonly number[]): T {
  const copy = {...message};
  for (const number of fields) clearField(copy, fieldOf(schema, number));
  return copy;
}

function shorten(board: Board, number: number, kept: number): void {
  const field = fieldOf(BoardSchema, number);
  if (field.fieldKind !== "list") throw new ViewChangesError(`field ${number} of a board is no list`);
  const list = valueOf(board, field) as unknown[];
  if (list.length < kept) throw new ViewChangesError(`${field.name} has no ${kept} elements to keep`);
  setValue(board, field, list.slice(0, kept));
}

// Protobuf's merge: what `from` has set is set, its lists are appended, messages are merged field by field.
function merged<T extends Message>(schema: DescMessage, into: T, from: T): T {
  const out = {...into};
  for (const field of schema.fields) {
    if (!isFieldSet(from, field)) continue;
    const value = valueOf(from, field);
    if (field.fieldKind === "list") {
      setValue(out, field, [...(valueOf(into, field) as unknown[]), ...(value as unknown[])]);
    } else if (field.fieldKind === "message" && isFieldSet(into, field)) {
      setValue(out, field, merged(field.message, valueOf(into, field) as Message, value as Message));
    } else {
      setValue(out, field, value);
    }
  }
  if (from.$unknown) out.$unknown = [...(into.$unknown ?? []), ...from.$unknown];
  return out;
}

function withShips(board: Board, changes: ViewChanges): Board {
  const ships = [...board.ships];
  for (const {ship, status} of changes.ships) {
    if (ship >= ships.length) throw new ViewChangesError(`there is no ship ${ship}`);
    ships[ship] = status ?? create(ShipStatusSchema);
  }
  return {...board, ships};
}

function fieldOf(schema: DescMessage, number: number): DescField {
  const field = schema.fields.find((each) => each.number === number);
  if (!field) throw new ViewChangesError(`${schema.name} has no field ${number}`);
  return field;
}

// A set field's value. Generated messages keep a oneof's under the oneof's own name, beside which of its fields it is.
function valueOf(message: Message, field: DescField): unknown {
  const properties = message as unknown as Record<string, unknown>;
  if (field.oneof) return (properties[field.oneof.localName] as {value: unknown}).value;
  return properties[field.localName];
}

function setValue(message: Message, field: DescField, value: unknown): void {
  const properties = message as unknown as Record<string, unknown>;
  if (field.oneof) properties[field.oneof.localName] = {case: field.localName, value};
  else properties[field.localName] = value;
}
