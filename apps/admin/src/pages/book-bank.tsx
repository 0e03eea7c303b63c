import { SHOP_BANKS } from '@wethi/contract';
import { bankAccount } from '@wethi/format';
import { WIDE_ONLY } from '../columns/column';
import { crud } from '../crud/crud';
import { ParentSelect, useParentId } from '../filters/parent-select';
import { BAND } from '../providers/resource';

const { CrudPage, column, Field } = crud('bookBank');

const BANKS = Object.fromEntries(SHOP_BANKS.map((bank) => [bank, bank]));

export default function BookBankPage() {
  const band = useParentId();
  return (
    <CrudPage
      key={band}
      noun="บัญชีรับโอน"
      search="ค้นหาชื่อหรือเลขบัญชี"
      empty="ยังไม่มีบัญชีรับโอน เพิ่มบัญชีก่อน ผู้ซื้อจึงจะโอนเงินให้วงได้"
      where={band ? { band_id: band } : {}}
      defaults={{ book_bank_icon: 'KBANK', book_bank_type: 'account' }}
      toolbar={<ParentSelect path="/bookBank" placeholder="ทุกวง" {...BAND} />}
      columns={[
        column.text('book_bank_icon', 'ธนาคาร'),
        column.text('book_bank_account', 'เลขบัญชี', { className: 'number', render: bankAccount }),
        column.text('book_bank_name', 'ชื่อบัญชี', WIDE_ONLY),
        column.reference('band_id', 'วง', BAND, WIDE_ONLY),
      ]}
    >
      {!band && <Field.Reference name="band_id" label="วง" {...BAND} required />}
      <Field.Choice name="book_bank_icon" label="ธนาคาร" labels={BANKS} required />
      <Field.Digits name="book_bank_account" label="เลขบัญชี" length={10} required />
      <Field.Text name="book_bank_name" label="ชื่อบัญชี" required help="ให้ตรงกับหน้าสมุด ระบบใช้เทียบกับสลิป" />
      <Field.Text name="book_bank_name_code" label="ชื่อบัญชีบนสลิป" help="ใส่เมื่อสลิปเขียนชื่อต่างจากหน้าสมุด เช่น ภาษาอังกฤษ" />
      <Field.Text name="book_bank_code" label="พร้อมเพย์" help="เบอร์โทรหรือเลขผู้เสียภาษีที่ผูกกับบัญชีนี้" />
      <Field.Money name="book_bank_max" label="ยอดที่ควรเปลี่ยนบัญชี" help="บันทึกช่วยจำของทีมงาน" />
      <Field.Picture name="book_bank_path" label="รูปหน้าสมุด" kind="BookBank" />
    </CrudPage>
  );
}
