import { SUPPORT } from '@wethi/contract';
import { branchName, taxId } from '@wethi/format';
import type { Config } from '@wethi/platform';
import type { PaperPage } from './pdf/paper-page';

export type Seller = PaperPage['seller'];

/** Who issues papers, as it stands on them; undefined while a setting is missing (decisions.md §5). */
export function sellerOf(config: Config): Seller | undefined {
  const { SELLER_NAME, SELLER_TAX_ID, SELLER_BRANCH, SELLER_ADDRESS } = config;
  if (!SELLER_NAME || !SELLER_TAX_ID || !SELLER_BRANCH || !SELLER_ADDRESS) return undefined;
  const lines = [...SELLER_ADDRESS.split('|'), `เลขประจำตัวผู้เสียภาษี ${taxId(SELLER_TAX_ID)}`, SUPPORT.email];
  return { name: `${SELLER_NAME} (${branchName(SELLER_BRANCH)})`, lines: lines.map((line) => line.trim()) };
}
