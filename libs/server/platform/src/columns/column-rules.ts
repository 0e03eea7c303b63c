import { applyDecorators, type Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';

/** What is known about columns beside their type: who may see them and who may write them. */
interface ColumnRules {
  personnelOnly: Set<string>;
  secret: Set<string>;
  unlogged: Set<string>;
  serverSet: Set<string>;
  required: Set<string>;
  searched: Set<string>;
  named: Set<string>;
}
const RULES = new Map<object, ColumnRules>();

function rulesOf(prototype: object): ColumnRules {
  let rules = RULES.get(prototype);
  if (!rules) {
    rules = {
      personnelOnly: new Set(),
      secret: new Set(),
      unlogged: new Set(),
      serverSet: new Set(),
      required: new Set(),
      searched: new Set(),
      named: new Set(),
    };
    RULES.set(prototype, rules);
  }
  return rules;
}

function mark(kind: keyof ColumnRules): PropertyDecorator {
  return (prototype, property) => void rulesOf(prototype)[kind].add(String(property));
}

/** Only personnel sees the column; stands above the column's own decorator, whose documentation it completes. */
export const PersonnelOnly = () => applyDecorators(mark('personnelOnly'), ApiProperty({ required: false }));
/** Nobody sees the column; the entity must also declare it `select: false`. */
export const Secret = () => mark('secret');
/** The audit log keeps nothing of the column: what is said of customers goes with their account, and the log cannot be changed. */
export const Unlogged = () => mark('unlogged');
/** No body writes the column: the server sets it by a rule. */
export const ServerSet = () => mark('serverSet');
export const Required = () => mark('required');
/** May be left out, but is not null when it is there. */
export const IfGiven = () => ValidateIf((_, value) => value !== undefined);
/** The list parameter `q` looks into the column. */
export const Searched = () => mark('searched');

/** What people call a record by, where another one points to it. */
export const Named = () => mark('named');

const LABELS = 'wethi:labels';
/** What people read for each value. */
export const Labels = (labels: Record<string, string>): PropertyDecorator => Reflect.metadata(LABELS, labels);

export function labelsOf(type: Type<object>, property: string): Record<string, string> | undefined {
  return Reflect.getMetadata(LABELS, type.prototype as object, property) as Record<string, string> | undefined;
}

/** Names of the columns of a class (and its parents) that bear a mark. */
export function marked(entity: Function, kind: keyof ColumnRules): Set<string> {
  const names = new Set<string>();
  for (
    let prototype: object | null = entity.prototype as object;
    prototype;
    prototype = Object.getPrototypeOf(prototype) as object | null
  ) {
    for (const name of RULES.get(prototype)?.[kind] ?? []) names.add(name);
  }
  return names;
}

/** Columns that OpenAPI knows; those of the parents come first. */
export function documentedProperties(type: Type<object>): string[] {
  const names = (Reflect.getMetadata('swagger/apiModelPropertiesArray', type.prototype as object) ?? []) as string[];
  return names.map((name) => name.replace(/^:/, ''));
}

/** What OpenAPI knows of a column. */
export function documentationOf(type: Type<object>, property: string): ApiPropertyOptions {
  return (Reflect.getMetadata('swagger/apiModelProperties', type.prototype as object, property) ??
    {}) as ApiPropertyOptions;
}
