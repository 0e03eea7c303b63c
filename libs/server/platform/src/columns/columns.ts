import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { pictureInText, valuesOf, YES_NO } from '@wethi/contract';
import { Transform, Type } from 'class-transformer';
import {
  IsDateString,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import sanitizeHtml from 'sanitize-html';
import { Column, Index, type ColumnOptions } from 'typeorm';
import { NamesFile, ShowsPictures } from '../storage/names-file';
import { IfGiven, Labels, Named, Required, Searched, Secret } from './column-rules';

/**
 * Column decorators: each says the database type, the validation and the documentation of one column at once.
 * `required` columns must be given on create; all others may be absent or null.
 */
interface ColumnRule {
  required?: boolean;
  default?: string | number;
  /** Looked into by the list parameter `q`. */
  search?: boolean;
  /** What people call the record by. */
  name?: boolean;
  index?: boolean;
}

/** What an `int unsigned` holds. */
const LARGEST_ID = 4_294_967_295;

/** Thai order of words; used for names that people read in sorted lists. */
const THAI_ORDER = 'utf8mb4_thai_520_w2';

function build(
  rule: ColumnRule,
  column: ColumnOptions,
  documentation: ApiPropertyOptions,
  checks: PropertyDecorator[],
) {
  const nullable = !rule.required && rule.default === undefined;
  const presence = rule.required
    ? [ValidateIf((object: { id?: number }, value) => object.id === undefined || value !== undefined), Required()]
    : [nullable ? IsOptional() : IfGiven()];
  return applyDecorators(
    Column({ ...column, nullable, ...(rule.default !== undefined && { default: rule.default }) }),
    ApiProperty({ ...documentation, nullable } as ApiPropertyOptions),
    ...(rule.index ? [Index()] : []),
    ...(rule.search ? [Searched()] : []),
    ...(rule.name ? [Named()] : []),
    ...checks,
    ...presence,
  );
}

/** Short text. `thai` sorts in dictionary order. */
export function Text(length: number, rule: ColumnRule & { thai?: boolean; pattern?: RegExp; hint?: string } = {}) {
  const checks = [MaxLength(length), IsString(), ...(rule.required ? [IsNotEmpty()] : [])];
  if (rule.pattern) checks.push(Matches(rule.pattern, { message: rule.hint }));
  const collation = rule.thai ? { collation: THAI_ORDER } : {};
  return build(rule, { type: 'varchar', length, ...collation }, { type: String, maxLength: length }, checks);
}

const ALLOWED_HTML = {
  allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'a', 'h2', 'h3', 'h4', 'blockquote'],
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: linkAttributes },
};

/** The same with pictures that were uploaded here; the page that shows one knows its size by its name. */
const ALLOWED_WITH_PICTURES: sanitizeHtml.IOptions = {
  ...ALLOWED_HTML,
  allowedTags: [...ALLOWED_HTML.allowedTags, 'img'],
  allowedAttributes: { ...ALLOWED_HTML.allowedAttributes, img: ['src', 'alt'] },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !pictureInText(attribs['src']),
};

/** Links to pages of the shop stay in the window, all others open another. */
function linkAttributes(tagName: string, { href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const isOwn = /^\/(?![/\\])/.test(href);
  return { tagName, attribs: isOwn ? { href } : { href, rel: 'noopener nofollow', target: '_blank' } };
}

/** Long text as HTML of a small allow-list; everything else is taken out on save (decisions.md §4). */
export function Html({ pictures = false, ...rule }: ColumnRule & { pictures?: boolean } = {}) {
  const allowed = pictures ? ALLOWED_WITH_PICTURES : ALLOWED_HTML;
  const clean = Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? sanitizeHtml(value, allowed) : value,
  );
  const column = build(rule, { type: 'text' }, { type: String }, [MaxLength(20_000), IsString(), clean]);
  return pictures ? applyDecorators(column, ShowsPictures()) : column;
}

/** One of the values of a table in contract. */
export function EnumColumn(values: Record<string, string>, rule: ColumnRule = {}) {
  const keys = Object.keys(values);
  return applyDecorators(
    Labels(values),
    build(rule, { type: 'varchar', length: 20 }, { type: String, enum: keys }, [IsIn(keys)]),
  );
}

/** 'Y' or 'N'. */
export function YesNoColumn(byDefault: 'Y' | 'N' = 'N') {
  const keys = valuesOf(YES_NO);
  return applyDecorators(
    Labels(YES_NO),
    build({ default: byDefault }, { type: 'char', length: 1 }, { type: String, enum: keys }, [IsIn(keys)]),
  );
}

/** Whole number, 0 or more where no other `min` is given. */
export function IntegerColumn({
  min = 0,
  max = LARGEST_ID,
  ...rule
}: ColumnRule & { min?: number; max?: number } = {}) {
  const checks = [IsInt(), Min(min), Max(max), Type(() => Number)];
  return build(rule, { type: 'int', unsigned: min >= 0 }, { type: 'integer', minimum: min, maximum: max }, checks);
}

/** Id of another record; the foreign key stands in the migration. `index: false` where an index of more columns begins with it. */
export function ForeignKey(rule: Pick<ColumnRule, 'required' | 'index'> = {}) {
  const checks = [IsInt(), Min(1), Max(LARGEST_ID), Type(() => Number)];
  return build({ index: true, ...rule }, { type: 'int', unsigned: true }, { type: 'integer', minimum: 1 }, checks);
}

const decimal = {
  to: (value: number | null) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};

/** Baht with two decimals: DECIMAL(12,2) in the database, a JSON number on the wire, satang in computation. */
export function Money(rule: ColumnRule = {}) {
  const column: ColumnOptions = { type: 'decimal', precision: 12, scale: 2, transformer: decimal };
  const whole = Transform(({ value }: { value: unknown }) => (typeof value === 'number' ? withoutNoise(value) : value));
  const checks = [HasTwoDecimals(), IsNumber(), Min(0), Max(9_999_999_999), whole];
  return build(rule, column, { type: Number, minimum: 0, multipleOf: 0.01 }, checks);
}

/** 0.1 + 0.2 becomes 0.3; an amount that is no whole number of satang stays as it is, to be refused. */
function withoutNoise(baht: number): number {
  const satang = Math.round(baht * 100);
  return Math.abs(baht * 100 - satang) <= 1e-6 ? satang / 100 : baht;
}

/** DECIMAL(12,2) would round a third decimal and store another price, 0.00 for 0.001. */
function HasTwoDecimals() {
  const validate = (value: unknown) => typeof value !== 'number' || Math.round(value * 100) / 100 === value;
  const message = 'ใส่จำนวนเงินได้ไม่เกินทศนิยมสองตำแหน่ง';
  return ValidateBy({ name: 'hasTwoDecimals', validator: { validate, defaultMessage: () => message } });
}

/** Calendar date in Bangkok, 'YYYY-MM-DD'. */
export function DateOnly(rule: ColumnRule = {}) {
  const checks = [IsDateString({ strict: true }), Matches(/^\d{4}-\d\d-\d\d$/)];
  return build(rule, { type: 'date' }, { type: String, format: 'date' }, checks);
}

/** Time of day in Bangkok, 'HH:MM' or 'HH:MM:SS'. */
export function TimeOnly(rule: ColumnRule = {}) {
  const checks = [Matches(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, { message: 'รูปแบบเวลาไม่ถูกต้อง' })];
  return build(rule, { type: 'time' }, { type: String, example: '19:30:00' }, checks);
}

/** Path of an uploaded public picture below /files/. */
export function Picture() {
  const checks = [MaxLength(200), Matches(/^([\w-]+\/)*[\w-]+\.\w+$|^$/, { message: 'ไม่พบรูปที่อัปโหลด' }), IsString()];
  const column = build({}, { type: 'varchar', length: 200 }, { type: String, maxLength: 200 }, checks);
  return applyDecorators(column, NamesFile('public', true));
}

/** Hash or key that never leaves the server: not selected, not sent, not listed. */
export function SecretText(length: number) {
  return applyDecorators(Column({ type: 'varchar', length, nullable: true, select: false }), Secret());
}
