import { Injectable } from '@nestjs/common';
import type { ProductImportField } from '@wethi/contract';
import {
  Database,
  ImportKind,
  RecordChanges,
  removeUntouched,
  type Actor,
  type Input,
  type ReadyRow,
  type RowJudge,
} from '@wethi/platform';
import { In } from 'typeorm';
import { Follows } from '../follow/follows';
import { keepLimit } from '../places/place-limit';
import { Product } from '../product/product.entity';
import { inOrder } from '../scope/date-order';
import { ProductSearch } from '../search/product-search';
import { PRODUCT_FIELDS, type ProductColumns } from './product-fields';

/** Saved once, when it was made, and by nobody since. */
const UNTOUCHED = `
  SELECT p.id FROM data_import_row r JOIN product p ON p.id = r.record_id
   WHERE r.data_import_id = ? AND r.data_import_kind = 'product' AND p.update_at <= p.create_at
     AND NOT EXISTS (SELECT 1 FROM product_price t WHERE t.product_id = p.id)`;
/** Whose words are written in one go. */
const SEARCHED_AT_ONCE = 500;

type ProductRow = ProductColumns & { band_id?: number };

/** New products; one whose address is taken is named, never written over. */
@Injectable()
export class ProductImport extends ImportKind<ProductImportField, ProductRow> {
  readonly kind = 'product';
  readonly entity = Product;
  readonly rules = PRODUCT_FIELDS;
  readonly samples = [
    {
      ...{ product_title: 'แสงสุดท้ายก่อนเช้า', band_name: 'ชื่อวงตามที่อยู่ในร้าน', product_price: '590' },
      ...{ product_price_unchanged: '690', product_start: '28/11/2569', product_to: '28/11/2569' },
      ...{ product_url: 'saeng-sudthai', product_type: 'M', product_format: 'online', product_status: 'coming' },
    },
    {
      ...{ product_title: 'คลื่นสีน้ำเงิน', band_name: 'ชื่อวงตามที่อยู่ในร้าน', product_price: '290.50' },
      product_start: '2026-12-05',
    },
    { product_title: 'เวิร์กช็อปแต่งเพลง', band_name: 'ชื่อวงตามที่อยู่ในร้าน', product_price: '1,200', product_type: 'C' },
  ];

  constructor(
    private readonly database: Database,
    private readonly records: RecordChanges,
    private readonly search: ProductSearch,
    private readonly follows: Follows,
  ) {
    super();
  }

  async judge(rows: readonly ProductColumns[]): Promise<RowJudge<ProductImportField, ProductRow>> {
    const bands = await this.bands(namesIn(rows, 'band_name'));
    const taken = await this.taken(namesIn(rows, 'product_url'));
    const bandOf = ({ band_name }: ProductColumns) =>
      typeof band_name === 'string' ? bands.get(band_name.toLowerCase()) : undefined;
    return {
      faultsOf: (columns) => {
        const { band_name, product_url, product_start, product_to, product_price } = columns;
        const faults: [ProductImportField, string][] = [];
        const band = bandOf(columns);
        if (band_name && band === undefined) faults.push(['band_name', 'ไม่มีวงชื่อนี้ เพิ่มวงก่อน หรือแก้ให้ตรงกับชื่อวงในร้าน']);
        if (band_name && band === null) faults.push(['band_name', 'มีหลายวงที่ใช้ชื่อนี้ แก้ชื่อวงให้ต่างกันก่อน']);
        if (typeof product_url === 'string' && taken.has(product_url)) faults.push(['product_url', 'มีสินค้าที่ใช้ที่อยู่นี้แล้ว']);
        if (product_start && product_to && String(product_to) < String(product_start))
          faults.push(['product_to', 'วันสิ้นสุดต้องไม่อยู่ก่อนวันเริ่ม']);
        if (product_price === 0) faults.push(['product_price', 'ราคา 0 บาท เพิ่มเองแล้วเปิด “เปิดให้ฟรี”']);
        return faults;
      },
      accept: (columns) => ({ ...columns, band_id: bandOf(columns) ?? undefined }),
    };
  }

  async write(rows: readonly ReadyRow<ProductRow>[], importId: number, actor: Actor): Promise<number[]> {
    const ids: number[] = [];
    const shows: Product[] = [];
    for (const { line, row } of rows) {
      const { band_name: _, ...product } = row;
      const given = Object.fromEntries(Object.entries(product).filter(([, value]) => value !== null));
      const input = { product_url: `show-${importId}-${line}`, ...given } as Input<Product>; // judged: each field is a column of its kind
      const id = await this.records.saveWithin(Product, input, actor, {
        before: (merged) => inOrder(merged, 'product_start', 'product_to'),
        after: async (saved) => {
          if (typeof saved.product_limit === 'number') await keepLimit(this.database, saved);
          shows.push(saved);
        },
      });
      ids.push(id);
    }
    await this.follows.announceTogether(shows);
    for (let from = 0; from < ids.length; from += SEARCHED_AT_ONCE)
      await this.search.refresh({ id: In(ids.slice(from, from + SEARCHED_AT_ONCE)) });
    return ids;
  }

  async undo(importId: number, actor: Actor): Promise<void> {
    const untouched = await this.database.query<{ id: number }[]>(UNTOUCHED, [importId]);
    for (const { id } of untouched)
      await removeUntouched(this.records, Product, id, actor, async () => {
        const still = await this.database.query<object[]>(`${UNTOUCHED} AND p.id = ?`, [importId, id]);
        return still.length > 0;
      });
  }

  /** Ids by names in lower case; more than one band of a name is null. */
  private async bands(names: readonly string[]): Promise<Map<string, number | null>> {
    const bands = new Map<string, number | null>();
    if (names.length === 0) return bands;
    const rows = await this.database.query<{ id: number; band_name: string }[]>(
      'SELECT id, band_name FROM band WHERE band_name IN (?)',
      [names],
    );
    for (const { id, band_name } of rows) {
      const name = band_name.toLowerCase();
      bands.set(name, bands.has(name) ? null : id);
    }
    return bands;
  }

  private async taken(urls: readonly string[]): Promise<Set<string>> {
    if (urls.length === 0) return new Set();
    const rows = await this.database.query<{ product_url: string }[]>(
      'SELECT product_url FROM product WHERE product_url IN (?)',
      [urls],
    );
    return new Set(rows.map(({ product_url }) => product_url));
  }
}

function namesIn(rows: readonly ProductColumns[], field: ProductImportField): string[] {
  return [...new Set(rows.map(({ [field]: value }) => value))].filter((value) => typeof value === 'string');
}
