import { baht, count, dayNumber, plainMonth, recordDate } from '@wethi/format';
import { Table } from 'antd';
import { Clock, Lock } from 'lucide-react';
import { asCards } from '../../columns/cards';
import cards from '../../columns/cards.module.css';
import { SumRow, type SumCell } from '../../columns/sum-row';
import { StatusTag } from '../../feedback/status-tag';
import { Card } from '../../layout/page';
import styles from './money.module.css';
import type { VatOfMonth } from './use-vat';
import { EmptyBox } from '../../feedback/empty-box';

type Week = VatOfMonth['weeks'][number];

/** '01 ถึง 07-11-2026'. */
const span = ({ first, last }: Week) => `${dayNumber(first).padStart(2, '0')} ถึง ${recordDate(last)}`;

/** 'RC-6911-000001 ถึง 000042'. */
function numbers({ first_no, last_no }: Week): string {
  return first_no === last_no ? (first_no ?? '-') : `${first_no} ถึง ${last_no?.split('-').at(-1)}`;
}

function sumCells({ month, closed, receipt }: VatOfMonth): SumCell[] {
  const name = `รวมเดือน${plainMonth(month)}${closed ? '' : ' ถึงวันนี้'}`;
  return [
    { name: 'ช่วง', value: name, className: cards.first },
    { name: 'ใบเสร็จ', value: count(receipt.count), align: 'right' },
    { name: 'ยอดรวมภาษี', value: baht(receipt.net), align: 'right', className: cards.firstEnd },
    { name: 'ภาษี 7%', value: baht(receipt.vat), align: 'right' },
    { name: 'เลขที่ใบเสร็จ', value: null, className: cards.third },
  ];
}

/** The receipts of a month, seven days in a row. */
export function VatWeeks({ vat }: { vat: VatOfMonth }) {
  const columns = asCards<Week, NonNullable<Parameters<typeof Table<Week>>[0]['columns']>[number]>([
    { key: 'span', title: 'ช่วง', className: cards.first, render: (_, week) => span(week) },
    { key: 'count', title: 'ใบเสร็จ', align: 'right', render: (_, week) => count(week.count) },
    { key: 'net', title: 'ยอดรวมภาษี', align: 'right', className: cards.firstEnd, render: (_, week) => baht(week.net) },
    { key: 'vat', title: 'ภาษี 7%', align: 'right', render: (_, week) => baht(week.vat) },
    { key: 'numbers', title: 'เลขที่ใบเสร็จ', className: cards.third, render: (_, week) => numbers(week) },
  ]);
  const { tax_invoice } = vat;
  return (
    <Card
      title={`ภาษีขายเดือน${plainMonth(vat.month)}`}
      extra={
        vat.closed ? (
          <StatusTag tone="ok" icon={<Lock size={14} aria-hidden />}>
            ปิดเดือนแล้ว
          </StatusTag>
        ) : (
          <StatusTag tone="wait" icon={<Clock size={14} aria-hidden />}>
            เดือนยังไม่ปิด
          </StatusTag>
        )
      }
    >
      <Table<Week>
        className={`${cards.cards} ${cards.placed} number`}
        aria-label="รายงานภาษีขาย"
        rowKey="first"
        dataSource={vat.weeks}
        columns={columns}
        pagination={false}
        summary={() => vat.weeks.length > 0 && <SumRow cells={sumCells(vat)} />}
        locale={{ emptyText: <EmptyBox text="ยังไม่มีใบเสร็จในเดือนนี้" /> }}
      />
      <p className={`${styles.sum} number`}>
        หลังหักใบลดหนี้ ยอดขาย {baht(vat.base)} <b>ภาษีที่ต้องนำส่ง {baht(vat.vat)}</b>
        {tax_invoice.count > 0 && (
          <small className={styles.second}>
            ใบกำกับภาษี {count(tax_invoice.count)} ใบ ({tax_invoice.first_no} ถึง {tax_invoice.last_no}) ยกเลิก{' '}
            {count(tax_invoice.voided)} ใบ นับในใบเสร็จแล้ว
          </small>
        )}
      </p>
    </Card>
  );
}
