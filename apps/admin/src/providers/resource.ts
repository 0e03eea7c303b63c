import type { BodyOf, CallPath, DataOf } from '@wethi/http';

/** Columns that every record has (product.md §3). */
export interface Row {
  id: number;
  create_at: string;
  /** The version of the record; a save that carries an older one is refused. */
  update_at: string;
}

/** The calls below /api that answer records: what tables, choosers and columns can be about. */
export type Resource = {
  [Name in CallPath<'GET'>]: DataOf<'GET', Name> extends readonly Row[] ? Name : never;
}[CallPath<'GET'>];

/** One record of a resource, as the server describes it. */
export type RowOf<Name extends Resource> = Extract<DataOf<'GET', Name>, readonly Row[]>[number];

type KeysOf<Union> = Union extends unknown ? keyof Union : never;

/** What a form can set: the record's columns, and those that are only written, such as a password. */
export type FormOf<Name extends Resource> = RowOf<Name> &
  (Name extends CallPath<'POST'> ? Record<KeysOf<BodyOf<'POST', Name>>, unknown> : unknown);

export type ColumnName<Row> = Extract<keyof Row, string>;

interface ReferenceTo<Name extends Resource> {
  resource: Name;
  nameColumn: ColumnName<RowOf<Name>>;
  /** Tells records of the same name apart; the newest stand first. */
  dateColumn?: ColumnName<RowOf<Name>>;
}

/** A resource that ids point to, and the column that names its records. */
export type Reference = { [Name in Resource]: ReferenceTo<Name> }[Resource];

export const BAND: Reference = { resource: 'band', nameColumn: 'band_name' };
export const BOOK_BANK: Reference = { resource: 'bookBank', nameColumn: 'book_bank_name' };
export const COACH: Reference = { resource: 'coach', nameColumn: 'coach_name' };
export const COURSE_CHAPTER: Reference = { resource: 'courseChapter', nameColumn: 'course_chapter_title' };
export const MEMBER_GROUP: Reference = { resource: 'memberGroup', nameColumn: 'member_group_name' };
export const PRODUCT: Reference = { resource: 'product', nameColumn: 'product_title', dateColumn: 'product_start' };
export const STAFF: Reference = { resource: 'staff', nameColumn: 'staff_name' };
export const STAGE: Reference = { resource: 'stage', nameColumn: 'stage_title', dateColumn: 'stage_date' };
export const USER: Reference = { resource: 'user', nameColumn: 'user_tel' };
export const VIDEO: Reference = { resource: 'videos', nameColumn: 'video_name' };
