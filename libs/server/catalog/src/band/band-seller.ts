import { isTaxId, roleMay, TAX_ID_MISTYPED } from '@wethi/contract';
import { type Actor, type Database, refuse, refuseField } from '@wethi/platform';
import type { Band } from './band.entity';

/** Who a band is on papers of its own. */
const SELLER = ['band_seller_name', 'band_seller_tax_id', 'band_seller_branch', 'band_seller_address'] as const;
const HAS_ISSUED = 'ออกเอกสารด้วยเลขนี้ไปแล้ว จึงเปลี่ยนไม่ได้';

/**
 * A seller is named in full or not at all, by those who see its VAT; running numbers that have begun belong to one tax id
 * (docs/decisions/0116).
 * @throws Refusal NOT_ALLOWED, INVALID_INPUT
 */
export async function requireSeller(
  database: Database,
  merged: Band,
  before: Band | undefined,
  actor: Actor | undefined,
): Promise<void> {
  const isNew = (name: (typeof SELLER)[number]) => (merged[name] || null) !== (before?.[name] || null);
  const isSwitched = merged.band_issues !== (before?.band_issues ?? 'N');
  if (!isSwitched && !SELLER.some(isNew)) return;
  if (actor?.kind !== 'personnel' || !roleMay(actor.role, 'money.reconcile')) throw refuse('NOT_ALLOWED');
  if (before && isNew('band_seller_tax_id') && (await hasIssued(database, before.id)))
    throw refuseField('band_seller_tax_id', HAS_ISSUED);
  if (merged.band_issues === 'N' && !SELLER.some((name) => merged[name])) return;
  for (const name of SELLER) if (!merged[name]) throw refuseField(name, 'กรุณากรอกข้อมูล');
  if (!isTaxId(merged.band_seller_tax_id ?? '')) throw refuseField('band_seller_tax_id', TAX_ID_MISTYPED);
}

async function hasIssued(database: Database, bandId: number): Promise<boolean> {
  const sql = `SELECT 1 FROM paper_number WHERE paper_issuer = CONCAT('band-', ?) LIMIT 1`;
  return (await database.query<unknown[]>(sql, [bandId])).length > 0;
}
