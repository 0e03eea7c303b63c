import { ValidationPipe, type ArgumentMetadata, type ValidationError } from '@nestjs/common';
import type { FieldError } from '@wethi/contract';
import { getMetadataStorage } from 'class-validator';
import { refuse } from '../refusal/refusal';

const TEXTS: Record<string, string> = {
  isNotEmpty: 'กรุณากรอกข้อมูล',
  isDefined: 'กรุณากรอกข้อมูล',
  maxLength: 'ข้อความยาวเกินไป',
  minLength: 'ข้อความสั้นเกินไป',
  isIn: 'ค่าที่เลือกไม่ถูกต้อง',
  isInt: 'ต้องเป็นตัวเลขจำนวนเต็ม',
  isNumber: 'ต้องเป็นตัวเลข',
  min: 'ค่าน้อยเกินไป',
  max: 'ค่ามากเกินไป',
  isString: 'ต้องเป็นข้อความ',
  isEmail: 'รูปแบบ Email ไม่ถูกต้อง',
  isDateString: 'รูปแบบวันที่ไม่ถูกต้อง',
  isArray: 'ต้องเป็นรายการ',
  arrayMinSize: 'ต้องมีอย่างน้อยหนึ่งรายการ',
  arrayMaxSize: 'มีรายการมากเกินไป',
  whitelistValidation: 'ไม่รู้จักช่องข้อมูลนี้',
};
const OTHERWISE = 'รูปแบบไม่ถูกต้อง';

/**
 * Validates every body and query against its class: unknown fields are refused, not dropped.
 * @param unknownFields 'drop' for calls whose known clients send more than the server believes
 */
export function inputValidation(unknownFields: 'refuse' | 'drop' = 'refuse'): ValidationPipe {
  return new InputValidation({
    whitelist: true,
    forbidNonWhitelisted: unknownFields === 'refuse',
    forbidUnknownValues: true,
    transform: true,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
    exceptionFactory: (errors) => refuse('INVALID_INPUT', { errors: errors.flatMap((error) => fieldErrors(error)) }),
  });
}

/**
 * class-validator looks for an object's rules among the rules of all classes, twice for each request: a twentieth
 * of an order's time in this process. Classes have their rules before the first request, so each is looked up once.
 */
export function rememberRules(): void {
  const storage = getMetadataStorage();
  const lookUp = storage.getTargetValidationMetadatas.bind(storage);
  const known = new WeakMap<object, Map<string, ReturnType<typeof lookUp>>>();
  storage.getTargetValidationMetadatas = (type, schema, always, strictGroups, groups) => {
    if (always || strictGroups || groups?.length) return lookUp(type, schema, always, strictGroups, groups);
    // What lies within another object is looked up with the name of that one's class.
    const ofType = known.get(type) ?? new Map<string, ReturnType<typeof lookUp>>();
    const rules = ofType.get(schema) ?? lookUp(type, schema, always, strictGroups, groups);
    known.set(type, ofType.set(schema, rules));
    return rules;
  };
}

/** Reading a value into its class fails on what becomes no number ({ toString: 1 }) and on nesting without end. */
class InputValidation extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    try {
      if (metadata.type !== 'custom') refuseUnstorable(value);
      return await super.transform(value, metadata);
    } catch (error) {
      throw error instanceof TypeError || error instanceof RangeError ? refuse('INVALID_INPUT') : error;
    }
  }
}

/**
 * Refuses what no column and no library downstream can take, wherever it stands: half of a surrogate pair, and a number
 * too large to be one, as JSON's 1e999 becomes.
 */
function refuseUnstorable(value: unknown, field = ''): void {
  const unstorable = typeof value === 'string' ? !value.isWellFormed() : value === Infinity || value === -Infinity;
  if (unstorable) throw refuse('INVALID_INPUT', { errors: [{ field, message: OTHERWISE }] });
  if (typeof value !== 'object' || value === null) return;
  for (const [name, item] of Object.entries(value)) refuseUnstorable(item, field ? `${field}.${name}` : name);
}

/** A message of class-validator is English ("x must be …"); a message set on the decorator is Thai and kept. */
function fieldErrors(error: ValidationError, path = ''): FieldError[] {
  const field = path + error.property;
  const own = Object.entries(error.constraints ?? {}).map(([rule, text]) => ({
    field,
    message: /[\u0e00-\u0e7f]/.test(text) ? text : (TEXTS[rule] ?? OTHERWISE),
  }));
  return [...own, ...(error.children ?? []).flatMap((child) => fieldErrors(child, `${field}.`))];
}
