import { useList } from '@refinedev/core';
import type { Schema } from '@wethi/api-client';
import { LIST_LIMIT_MAX } from '@wethi/contract';
import { bankAccount } from '@wethi/format';
import { Form, Skeleton } from 'antd';
import { Link } from 'react-router';
import { ReadFailed } from '../../../feedback/read-failed';
import { ChoiceCards } from '../../../fields/choice-cards';

interface BankAccountsProps {
  /** Null: all of the band's. */
  value?: number | null;
  onChange?: (id: number | null) => void;
}

const ALL = '0';

/** The accounts of the show's band, as a transfer names them: bank, number and holder (design: 51). */
export function BankAccounts({ value, onChange }: BankAccountsProps) {
  const band_id = Form.useWatch<number | undefined>('band_id');
  const { query, result } = useList<Schema<'BookBank'>>({
    resource: 'bookBank',
    filters: [{ field: 'band_id', operator: 'eq', value: band_id }],
    // The first is the one that buyers see.
    sorters: [{ field: 'id', order: 'asc' }],
    pagination: { pageSize: LIST_LIMIT_MAX },
    queryOptions: { enabled: Boolean(band_id) },
  });
  if (!band_id) return <p className="secondary">เลือกวงก่อน แล้วบัญชีของวงจะขึ้นให้เลือกที่นี่</p>;
  if (query.isPending) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  if (query.error) return <ReadFailed what="บัญชีของวง" error={query.error} retry={query.refetch} />;
  if (result.data.length === 0)
    return (
      <>
        <p>วงนี้ยังไม่มีบัญชีรับโอน ผู้ซื้อจึงโอนเงินไม่ได้</p>
        <p>
          <Link to={`/bookBank/${band_id}`}>เพิ่มบัญชีรับโอน</Link>
        </p>
      </>
    );
  return (
    <ChoiceCards
      label="บัญชีที่ผู้ซื้อโอนเข้า"
      across
      choices={[
        ...result.data.map(
          ({ id, book_bank_icon, book_bank_account, book_bank_name }) =>
            [String(id), `${book_bank_icon} ${bankAccount(book_bank_account)}`, book_bank_name] as const,
        ),
        [ALL, 'ทุกบัญชีของวง', 'ผู้ซื้อเห็นบัญชีแรก โอนเข้าบัญชีไหนของวงก็ตรวจผ่าน'],
      ]}
      value={result.data.some(({ id }) => id === value) ? String(value) : ALL}
      onChange={(id) => onChange?.(id === ALL ? null : Number(id))}
    />
  );
}
