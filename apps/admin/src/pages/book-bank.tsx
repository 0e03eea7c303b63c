import type { Schema } from '@wethi/api-client';
import { SHOP_BANKS } from '@wethi/contract';
import { bankAccount } from '@wethi/format';
import { referenceColumn, textColumn, WIDE_ONLY } from '../columns/column';
import { CrudPage } from '../crud/crud-page';
import { ChoiceField, DigitsField, MoneyField, ReferenceField, TextField } from '../fields/fields';
import { PictureField } from '../fields/picture-field';
import { ParentSelect, useParentId } from '../filters/parent-select';

type BookBank = Schema<'BookBank'>;

const BAND = { resource: 'band', nameColumn: 'band_name' };
const BANKS = Object.fromEntries(SHOP_BANKS.map((bank) => [bank, bank]));

export default function BookBankPage() {
  const band = useParentId();
  return (
    <CrudPage<BookBank>
      key={band}
      resource="bookBank"
      noun="บัญชีรับโอน"
      search="ค้นหาชื่อหรือเลขบัญชี"
      empty="ยังไม่มีบัญชีรับโอน เพิ่มบัญชีก่อน ผู้ซื้อจึงจะโอนเงินให้วงได้"
      where={band ? { band_id: band } : {}}
      defaults={{ book_bank_icon: 'KBANK', book_bank_type: 'account' }}
      toolbar={<ParentSelect path="/bookBank" placeholder="ทุกวง" {...BAND} />}
      columns={[
        textColumn('book_bank_icon', 'ธนาคาร'),
        textColumn('book_bank_account', 'เลขบัญชี', { className: 'number', render: bankAccount }),
        textColumn('book_bank_name', 'ชื่อบัญชี', WIDE_ONLY),
        referenceColumn('band_id', 'วง', BAND.resource, BAND.nameColumn, WIDE_ONLY),
      ]}
    >
      {!band && <ReferenceField<BookBank> name="band_id" label="วง" {...BAND} required />}
      <ChoiceField<BookBank> name="book_bank_icon" label="ธนาคาร" labels={BANKS} required />
      <DigitsField<BookBank> name="book_bank_account" label="เลขบัญชี" length={10} required />
      <TextField<BookBank> name="book_bank_name" label="ชื่อบัญชี" required help="ให้ตรงกับหน้าสมุด ระบบใช้เทียบกับสลิป" />
      <TextField<BookBank>
        name="book_bank_name_code"
        label="ชื่อบัญชีบนสลิป"
        help="ใส่เมื่อสลิปเขียนชื่อต่างจากหน้าสมุด เช่น ภาษาอังกฤษ"
      />
      <TextField<BookBank> name="book_bank_code" label="พร้อมเพย์" help="เบอร์โทรหรือเลขผู้เสียภาษีที่ผูกกับบัญชีนี้" />
      <MoneyField<BookBank> name="book_bank_max" label="ยอดที่ควรเปลี่ยนบัญชี" help="บันทึกช่วยจำของทีมงาน" />
      <PictureField<BookBank> name="book_bank_path" label="รูปหน้าสมุด" kind="BookBank" />
    </CrudPage>
  );
}
