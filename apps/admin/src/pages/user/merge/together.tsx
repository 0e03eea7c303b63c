import { count, phone } from '@wethi/format';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { StatusTag } from '../../../feedback/status-tag';
import styles from './merge.module.css';
import type { MergePreview, MergeSide } from './use-merge';

/** What becomes of two accounts, before it is done. */
export function Together({ preview, kept }: { preview: MergePreview; kept: MergeSide }) {
  const { own, other, bought_twice } = preview;
  return (
    <dl className={`${styles.together} number`}>
      <Fact name="คำสั่งซื้อ">รวมเป็น {count(own.orders + other.orders)} รายการ</Fact>
      <Fact name="ชื่อ อีเมล ที่อยู่">{profileOf(kept, kept === own ? other : own)}</Fact>
      <Fact name="สถิติการดู">รวมกัน</Fact>
      {bought_twice.length > 0 && (
        <Fact name="ซื้อซ้ำงานเดียวกัน" isTold>
          {count(bought_twice.length)} งาน: {bought_twice.join(', ')} เก็บไว้ทั้งสองใบ
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, isTold = false, children }: { name: string; isTold?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
      {isTold && (
        <dd className={styles.mark}>
          <StatusTag tone="wait" icon={<TriangleAlert size={14} aria-hidden />}>
            ดูก่อน
          </StatusTag>
        </dd>
      )}
    </div>
  );
}

const HAS: readonly (readonly [name: string, has: (side: MergeSide) => boolean])[] = [
  ['ชื่อ', ({ name }) => name !== null],
  ['อีเมล', ({ has_email }) => has_email],
  ['ที่อยู่', ({ has_address }) => has_address],
];

/** Each from the account that stays, where it has it. */
function profileOf(kept: MergeSide, gone: MergeSide): string {
  const parts = HAS.flatMap(([name, has]) => {
    const source = [kept, gone].find(has);
    return source ? [[name, source] as const] : [];
  });
  const said = [kept, gone].flatMap((side) => {
    const names = parts.filter(([, source]) => source === side).map(([name]) => name);
    return names.length > 0 ? [{ names: names.join(' '), of: `ใช้ของ ${phone(side.user_tel)}` }] : [];
  });
  const [one] = said;
  if (!one) return 'ยังไม่มีทั้งสองบัญชี';
  return said.length === 1 ? one.of : said.map(({ names, of }) => `${names} ${of}`).join(' · ');
}
