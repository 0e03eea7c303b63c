import type { Type } from '@nestjs/common';
import type { Documented } from './documentation';
import { documentationOf, documentedProperties, marked } from '../columns/column-rules';

type Row = Record<string, unknown>;

/** What of a class a reader sees: its documented properties without those that are hidden from them. */
interface Shape {
  type: Type;
  properties: { name: string; nested?: Type }[];
}
const SHAPES = new Map<Type, [guest: Shape, personnel: Shape]>();

/**
 * Copies what an operation declares, and nothing else: a column that its class does not document stays inside, wherever the
 * object came from.
 * @param body what stands beside `result`: `data`, `total`, `message` and the properties of `beside`
 * @throws Error when there is something that the operation does not declare; it is a fault of the code, found by any test
 */
export function presentEnvelope(body: Row, declared: Documented, forPersonnel: boolean): Row {
  const { result = true, message, code, ...rest } = body;
  const envelope: Row = {
    result: declared.result ? presentOne(result, declared.result, forPersonnel) : plain(result, 'result'),
  };
  if (message !== undefined) envelope['message'] = plain(message, 'message');
  if (code !== undefined) envelope['code'] = plain(code, 'code');
  const { list, many, one, beside } = declared;
  const rows = list ?? many;
  if (rest['data'] !== undefined && (rows ?? one)) {
    envelope['data'] = rows
      ? presentRows(rest['data'], rows, forPersonnel)
      : present(rest['data'], one as Type, forPersonnel);
  }
  if (list && rest['total'] !== undefined) envelope['total'] = plain(rest['total'], 'total');
  if (beside) Object.assign(envelope, present(rest, beside, forPersonnel));
  for (const name of Object.keys(rest)) {
    if (rest[name] !== undefined && !(name in envelope))
      throw new Error(`the answer has ${name}, which is not declared`);
  }
  return envelope;
}

function presentRows(rows: unknown, type: Type, forPersonnel: boolean): unknown {
  if (!Array.isArray(rows)) throw new Error(`rows of ${type.name} are declared`);
  return rows.map((row) => present(row, type, forPersonnel));
}

function present(value: unknown, type: Type, forPersonnel: boolean): unknown {
  if (value === null || value === undefined) return value;
  if (typeof value !== 'object') throw new Error(`an object of ${type.name} is declared`);
  const shown: Row = {};
  for (const { name, nested } of shapeOf(type, forPersonnel).properties) {
    const item = (value as Row)[name];
    if (item === undefined) continue;
    if (!nested) shown[name] = plain(item, name);
    else
      shown[name] = Array.isArray(item) ? presentRows(item, nested, forPersonnel) : present(item, nested, forPersonnel);
  }
  return shown;
}

function presentOne(value: unknown, types: Type[], forPersonnel: boolean): unknown {
  const type = types.find((declared) => value instanceof declared);
  if (!type) throw new Error(`one of ${types.map(({ name }) => name).join(', ')} is declared`);
  return present(value, type, forPersonnel);
}

/** Objects leave by a declared class only. */
function plain(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (Array.isArray(value)) return value.map((item) => plain(item, name));
  throw new Error(`${name} is an object of no declared class`);
}

/** Names of the properties that are values, as a reader sees them. */
export function shownValues(type: Type, forPersonnel: boolean): string[] {
  return shapeOf(type, forPersonnel).properties.flatMap(({ name, nested }) => (nested ? [] : name));
}

function shapeOf(type: Type, forPersonnel: boolean): Shape {
  let shapes = SHAPES.get(type);
  if (!shapes) {
    shapes = [readShape(type, false), readShape(type, true)];
    SHAPES.set(type, shapes);
  }
  return shapes[forPersonnel ? 1 : 0];
}

function readShape(type: Type, forPersonnel: boolean): Shape {
  const hidden = new Set([...marked(type, 'secret'), ...(forPersonnel ? [] : marked(type, 'personnelOnly'))]);
  const names = documentedProperties(type).filter((name) => !hidden.has(name));
  return { type, properties: names.map((name) => ({ name, nested: nestedClass(type, name) })) };
}

const PLAIN = new Set<unknown>([String, Number, Boolean, Date, Object, Array]);

/** The class of a property that is an object or a list of them: `type: X`, `type: [X]` or `type: () => X`. */
function nestedClass(type: Type, property: string): Type | undefined {
  const { type: declared } = documentationOf(type, property) as { type?: unknown };
  const one: unknown = Array.isArray(declared) ? declared[0] : declared;
  if (typeof one !== 'function' || PLAIN.has(one)) return undefined;
  const isClass = one.prototype !== undefined;
  return isClass ? (one as Type) : (one as () => Type)();
}
