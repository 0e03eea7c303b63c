import type { Database } from '@wethi/platform';
import type { FindOptionsWhere } from 'typeorm';
import { Product } from '../product/product.entity';

/** Where words and names of a product stand that are not in its title, the most telling first; in the title it is how far in. */
export const PLACE = {
  title: 0,
  band: 60_000,
  otherName: 60_500,
  url: 60_600,
  member: 61_000,
  song: 62_000,
  nickname: 62_500,
  subtitle: 63_000,
  stage: 64_000,
  code: 64_500,
} as const;

/** A text under which a product is found. */
export interface SearchedText {
  text: string;
  place: number;
}

export interface SearchedProduct {
  id: number;
  enabled: boolean;
  texts: SearchedText[];
}

type Row = Record<'title' | 'subtitle' | 'band' | 'stage' | 'code' | 'url', string | null> &
  Record<'other' | 'band_other', string | null> & {
    id: number;
    band_id: number;
    stage_id: number | null;
    disable: 'Y' | 'N';
  };

/** Products with all texts under which they are found: their own, of their band and its members, and of what is played. */
export async function searchedProducts(
  database: Database,
  affected: FindOptionsWhere<Product>,
): Promise<SearchedProduct[]> {
  const rows = await productRows(database, affected);
  if (rows.length === 0) return [];
  const members = await membersOf(database, [...new Set(rows.map(({ band_id }) => band_id))]);
  const songs = await songsOf(database, [...new Set(rows.flatMap(({ stage_id }) => stage_id ?? []))]);
  return rows.map((row) => ({
    id: row.id,
    enabled: row.disable === 'N',
    texts: [
      ...textsOf(row),
      ...members.filter(({ band_id }) => band_id === row.band_id),
      ...songs.filter(({ stage_id }) => stage_id === row.stage_id),
    ],
  }));
}

function productRows(database: Database, affected: FindOptionsWhere<Product>): Promise<Row[]> {
  return database.manager
    .createQueryBuilder(Product, 'product')
    .select(['product.id id', 'product.band_id band_id', 'product.stage_id stage_id', 'product.product_title title'])
    .addSelect(['product.product_code code', 'product.product_url url', 'product.product_disable disable'])
    .addSelect(['product.product_subtitle subtitle', 'product.product_other_names other'])
    .addSelect(['band.band_name band', 'band.band_other_names band_other', 'stage.stage_title stage'])
    .innerJoin('band', 'band', 'band.id = product.band_id')
    .leftJoin('stage', 'stage', 'stage.id = product.stage_id')
    .where(affected)
    .getRawMany<Row>();
}

/** The title first: the first line of what is searched. */
function textsOf(row: Row): SearchedText[] {
  const named: [string | null, number][] = [
    [row.title, PLACE.title],
    [row.band, PLACE.band],
    ...listed(row.other, PLACE.otherName),
    ...listed(row.band_other, PLACE.otherName),
    [row.url?.replaceAll('-', ' ') ?? null, PLACE.url],
    [row.subtitle, PLACE.subtitle],
    [row.stage, PLACE.stage],
    [row.code, PLACE.code],
  ];
  return named.flatMap(([text, place]) => (text ? [{ text, place }] : []));
}

const listed = (names: string | null, place: number): [string, number][] =>
  (names ?? '').split(',').map((name) => [name.trim(), place]);

async function membersOf(database: Database, bands: number[]): Promise<(SearchedText & { band_id: number })[]> {
  const members = await database.sql
    .selectFrom('band_member')
    .select(['band_id', 'band_member_name', 'band_member_subname'])
    .where('band_id', 'in', bands)
    .execute();
  return members.flatMap(({ band_id, band_member_name, band_member_subname }) => [
    { band_id, text: band_member_name, place: PLACE.member },
    ...(band_member_subname ? [{ band_id, text: band_member_subname, place: PLACE.nickname }] : []),
  ]);
}

async function songsOf(database: Database, stages: number[]): Promise<(SearchedText & { stage_id: number })[]> {
  if (stages.length === 0) return [];
  const songs = await database.sql
    .selectFrom('stage_time')
    .select(['stage_id', 'stage_detail_time_title'])
    .where('stage_id', 'in', stages)
    .where('stage_detail_time_type', 'in', ['video', 'song', 'lesson'])
    .execute();
  return songs.map(({ stage_id, stage_detail_time_title: text }) => ({ stage_id, text, place: PLACE.song }));
}
