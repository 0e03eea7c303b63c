import { PAPER_KIND } from '@wethi/contract';
import { baht, count, recordDate } from '@wethi/format';
import { callUrl } from '@wethi/http';
import { Button, Grid, Table } from 'antd';
import { FileDown } from 'lucide-react';
import { Link } from 'react-router';
import { asCards } from '../../columns/cards';
import cards from '../../columns/cards.module.css';
import { EmptyBox } from '../../feedback/empty-box';
import { ReadFailed } from '../../feedback/read-failed';
import { Card } from '../../layout/page';
import styles from './money.module.css';
import { PAPERS_A_PAGE, useVatPapers, type VatOf, type VatPaper } from './use-vat';

type Columns = NonNullable<Parameters<typeof Table<VatPaper>>[0]['columns']>;

const COLUMNS: Columns = [
  {
    key: 'paper_no',
    title: 'เลขที่',
    render: (_, { paper_no, paper_kind, other_no }) => (
      <div>
        {paper_no}
        <small className={styles.second}>
          {PAPER_KIND[paper_kind]}
          {other_no && ` · ${paper_kind === 'receipt' ? 'ใบกำกับภาษี' : 'อ้างถึง'} ${other_no}`}
        </small>
      </div>
    ),
  },
  { key: 'paper_date', title: 'วันที่', render: (_, { paper_date }) => recordDate(paper_date) },
  {
    key: 'buyer',
    title: 'ผู้ซื้อ',
    render: (_, { buyer_name, buyer_tax_id, buyer_branch }) => (
      <div>
        {buyer_name ?? '-'}
        <small className={styles.second}>{[buyer_tax_id, buyer_branch].filter(Boolean).join(' · ')}</small>
      </div>
    ),
  },
  {
    key: 'order_no',
    title: 'คำสั่งซื้อ',
    render: (_, { orders_id, order_no }) => <Link to={`/orders?show=${orders_id}`}>{order_no}</Link>,
  },
  { key: 'base', title: 'ก่อนภาษี', align: 'right', render: (_, { base }) => baht(base) },
  { key: 'vat', title: 'ภาษี', align: 'right', render: (_, { vat }) => baht(vat) },
  { key: 'net', title: 'รวม', align: 'right', render: (_, { net }) => baht(net) },
  {
    key: 'file',
    title: <span className="unseen">ไฟล์</span>,
    align: 'right',
    render: (_, { id, paper_no }) => (
      <Button
        icon={<FileDown size={18} aria-hidden />}
        href={callUrl('paperFile', { id })}
        target="_blank"
        aria-label={`PDF ${paper_no}`}
      >
        PDF
      </Button>
    ),
  },
];

/** Receipts and credit notes of a month, whose amounts add up to its VAT. */
export function VatPapersTable({ of, page, show }: { of: VatOf; page: number; show: (page: number) => void }) {
  const { data, error, refetch, isFetching } = useVatPapers(of, page);
  const wide = Grid.useBreakpoint().md;
  const total = data?.total ?? 0;
  return (
    <Card title={`เอกสาร ${count(total)} ใบ`}>
      {error && <ReadFailed what="เอกสาร" error={error} retry={refetch} />}
      <Table<VatPaper>
        className={`${cards.cards} number`}
        aria-label="เอกสารของเดือน"
        rowKey="id"
        loading={isFetching && !data}
        dataSource={data?.data ?? []}
        columns={asCards<VatPaper, Columns[number]>(COLUMNS)}
        scroll={wide ? { x: 'max-content' } : {}}
        locale={{ emptyText: <EmptyBox text="ยังไม่มีเอกสารในเดือนนี้ ใบเสร็จออกเองเมื่อคำสั่งซื้อยืนยันแล้ว" /> }}
        pagination={{
          current: page,
          pageSize: PAPERS_A_PAGE,
          total,
          onChange: show,
          showSizeChanger: false,
          hideOnSinglePage: true,
        }}
      />
    </Card>
  );
}
