import { baht, count, plainMonth } from '@wethi/format';
import { callUrl, fetchFile } from '@wethi/http';
import { Alert, Button, Select, Skeleton, Space } from 'antd';
import { FileDown } from 'lucide-react';
import { FileMenu } from '../../actions/file-menu';
import { ReadFailed } from '../../feedback/read-failed';
import { Card } from '../../layout/page';
import { Figure } from './figures';
import styles from './money.module.css';
import { useVat, type VatOf, type VatOfMonth } from './use-vat';
import { VatPapersTable } from './vat-papers-table';
import { VatWeeks } from './vat-weeks';

interface VatViewProps extends VatOf {
  page: number;
  set: (name: 'month' | 'issuer' | 'page', value: string | undefined) => void;
}

/** The output VAT of an issuer's month, and the papers that it is summed from. */
export function VatView({ month, issuer, page, set }: VatViewProps) {
  const of = { month, issuer };
  const { data, error, refetch, isPlaceholderData } = useVat(of);
  const issuers = data?.issuers ?? [];
  const [, ...bands] = issuers;
  const band = bands.find((one) => one.issuer === issuer)?.name;
  const months = [...new Set([...(data?.months ?? []), month])].sort().reverse();
  return (
    <>
      <div className={styles.top}>
        {issuers.length > 1 && (
          <Select
            className={styles.account}
            aria-label="ผู้ออกเอกสาร"
            value={issuer}
            options={issuers.map(({ issuer: value, name }) => ({ value, label: name }))}
            onChange={(value) => set('issuer', value === 'shop' ? undefined : value)}
          />
        )}
        <Select
          className={styles.account}
          aria-label="เดือน"
          value={month}
          options={months.map((value) => ({ value, label: plainMonth(value) }))}
          onChange={(value) => set('month', value)}
        />
        <Space wrap>
          <Button icon={<FileDown size={18} aria-hidden />} href={callUrl('vatReport', of)} target="_blank">
            PDF
          </Button>
          <FileMenu
            name={['ภาษีขาย', plainMonth(month), band].filter(Boolean).join(' ')}
            fetch={(format) => fetchFile('vatPapersFile', { query: { ...of, format } })}
          />
        </Space>
      </div>
      {error && <ReadFailed what="ภาษีขาย" error={error} retry={refetch} />}
      {!data && !error && (
        <Card>
          <Skeleton active title={false} paragraph={{ rows: 6 }} className={styles.loading} />
        </Card>
      )}
      {data && (
        <div className={styles.day} aria-busy={isPlaceholderData}>
          <Sums vat={data} />
          <VatWeeks vat={data} />
          <VatPapersTable of={of} page={page} show={(next) => set('page', next > 1 ? String(next) : undefined)} />
          <Alert
            type="info"
            showIcon
            role="note"
            message="เลขที่ใบเสร็จต่อเนื่อง ไม่มีเลขหาย"
            description="เดือนที่ผ่านไปแล้วแก้ไม่ได้ ถ้าต้องแก้ ให้คืนเงินในคำสั่งซื้อ ระบบจะออกใบลดหนี้ในเดือนนี้ให้ ใบกำกับภาษีออกคู่กับใบเสร็จ จึงไม่นับยอดซ้ำ"
          />
        </div>
      )}
    </>
  );
}

function Sums({ vat: { receipt, credit_note } }: { vat: VatOfMonth }) {
  return (
    <div className={styles.figures}>
      <Figure label="ยอดขายรวมภาษี" value={baht(receipt.net)}>
        {count(receipt.count)} ใบเสร็จ
      </Figure>
      <Figure label="มูลค่าก่อนภาษี" value={baht(receipt.net - receipt.vat)}>
        ยอดขายหักภาษี
      </Figure>
      <Figure label="ภาษีขาย 7%" value={baht(receipt.vat)}>
        ปัดเศษทีละใบ
      </Figure>
      <Figure label="ใบลดหนี้" value={baht(-credit_note.net)}>
        {count(credit_note.count)} ใบ ภาษี {baht(-credit_note.vat)}
      </Figure>
    </div>
  );
}
