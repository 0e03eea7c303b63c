import type { Schema } from '@wethi/api-client';
import { roleMay } from '@wethi/contract';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useFactorStatus } from '../../factor/use-factor-status';
import { StatusTag } from '../../feedback/status-tag';

/** Whether somebody has a second factor, and what they cannot do without it. */
export function FactorTag({ person: { totp, role } }: { person: Schema<'PersonnelView'> }) {
  const isRequired = useFactorStatus().data?.is_required;
  if (totp === 'Y')
    return (
      <StatusTag tone="ok" icon={<ShieldCheck aria-hidden />}>
        เปิดแล้ว
      </StatusTag>
    );
  const isKept = isRequired && roleMay(role, 'orders.approve');
  return (
    <StatusTag tone={isKept ? 'no' : 'wait'} icon={<ShieldAlert aria-hidden />}>
      {isKept ? 'ยังไม่ตั้ง อนุมัติเงินไม่ได้' : 'ยังไม่ตั้ง'}
    </StatusTag>
  );
}
