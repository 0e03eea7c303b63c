import { type Config, type Database, refuse } from '@wethi/platform';
import type { Quote } from '@wethi/catalog';
import { bandSeller, shopSeller, type BandSeller, type Seller } from './seller';

/** The shop company. A band that is a company of its own and issues the papers of its products is `band-<id>`. */
export const SHOP_ISSUER = 'shop';
const BAND_ISSUER = /^band-(\d+)$/;

/** Who counts papers, and how it stands on them. */
export interface Issuer {
  issuer: string;
  /** Undefined while nothing can be issued. */
  seller: Seller | undefined;
}

type Row = BandSeller & { id: number };
const COLUMNS = ['id', 'band_seller_name', 'band_seller_tax_id', 'band_seller_branch', 'band_seller_address'];

/**
 * The seller of an order: whoever issued the papers that it has, so that they stay together, and else the band of its products,
 * where that issues its own.
 */
export async function sellerOf(database: Database, config: Config, ordersId: number): Promise<Issuer> {
  const [paper] = await database.query<{ paper_issuer: string }[]>(
    'SELECT paper_issuer FROM orders_paper WHERE orders_id = ? ORDER BY id LIMIT 1',
    [ordersId],
  );
  if (paper) return issuerNamed(database, config, paper.paper_issuer);
  const bands = await database.query<(Row & { band_issues: 'Y' | 'N' })[]>(
    `SELECT ??, band_issues FROM band
      WHERE id IN (SELECT p.band_id FROM orders_detail d JOIN product p ON p.id = d.product_id WHERE d.orders_id = ?)`,
    [COLUMNS, ordersId],
  );
  const [band] = bands;
  // Of several bands it was ordered while the shop company issued for all of them, see requireOneIssuer.
  return band?.band_issues === 'Y' && bands.length === 1 ? ofBand(band) : shop(config);
}

/** @param issuer as papers bear it */
export async function issuerNamed(database: Database, config: Config, issuer: string): Promise<Issuer> {
  const bandId = BAND_ISSUER.exec(issuer)?.[1];
  if (!bandId) return shop(config);
  const [band] = await database.query<Row[]>('SELECT ?? FROM band WHERE id = ?', [COLUMNS, bandId]);
  return band ? ofBand(band) : { issuer, seller: undefined };
}

/** Papers of an order have one issuer. @throws Refusal SEVERAL_ISSUERS */
export async function requireOneIssuer(database: Database, quotes: readonly Quote[]): Promise<void> {
  const bandIds = [...new Set(quotes.map(({ product }) => product.band_id))];
  if (bandIds.length < 2) return;
  const sql = `SELECT 1 FROM band WHERE id IN (?) AND band_issues = 'Y' LIMIT 1`;
  if ((await database.query<unknown[]>(sql, [bandIds])).length > 0) throw refuse('SEVERAL_ISSUERS');
}

const shop = (config: Config): Issuer => ({ issuer: SHOP_ISSUER, seller: shopSeller(config) });
const ofBand = (band: Row): Issuer => ({ issuer: `band-${band.id}`, seller: bandSeller(band) });
