import { SUPPORT } from '@wethi/contract';
import { branchName, taxId } from '@wethi/format';
import type { Band } from '@wethi/catalog';
import type { Config } from '@wethi/platform';
import type { PaperPage } from '../pdf/paper-page';

export type Seller = PaperPage['seller'];
export type BandSeller = Pick<
  Band,
  'band_seller_name' | 'band_seller_tax_id' | 'band_seller_branch' | 'band_seller_address'
>;

/** The shop company as it stands on papers; undefined while a setting is missing (decisions.md §5). */
export function shopSeller(config: Config): Seller | undefined {
  const { SELLER_NAME, SELLER_TAX_ID, SELLER_BRANCH, SELLER_ADDRESS } = config;
  return written(SELLER_NAME, SELLER_TAX_ID, SELLER_BRANCH, SELLER_ADDRESS);
}

/** A band that is a company of its own. */
export function bandSeller(band: BandSeller): Seller | undefined {
  const { band_seller_name, band_seller_tax_id, band_seller_branch, band_seller_address } = band;
  return written(band_seller_name, band_seller_tax_id, band_seller_branch, band_seller_address);
}

type Given = string | null;

function written(name: Given, tax: Given, branch: Given, address: Given): Seller | undefined {
  if (!name || !tax || !branch || !address) return undefined;
  const lines = [...address.split('|'), `เลขประจำตัวผู้เสียภาษี ${taxId(tax)}`, SUPPORT.email];
  return { name: `${name} (${branchName(branch)})`, lines: lines.map((line) => line.trim()) };
}
