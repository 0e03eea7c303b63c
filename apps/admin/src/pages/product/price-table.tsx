import { PRODUCT_PRICE_MEMBER, PRODUCT_PRICE_TYPE } from '@wethi/contract';
import { WIDE_ONLY } from '../../columns/column';
import { crud } from '../../crud/crud';

const { RecordTable, column, Field } = crud('productPrice');

const TONES = { NL: 'info', EB: 'ok', VIP: 'wait', ST: 'info' } as const;

/** The price tiers of one product. */
export function PriceTable({ product_id }: { product_id: number }) {
  return (
    <RecordTable
      embedded
      noun="ราคา"
      search="ค้นหาชื่อราคา"
      empty="ยังไม่มีราคาแบบอื่น ผู้ซื้อจ่ายราคาเดียวตามที่ตั้งไว้ในสินค้า"
      where={{ product_id }}
      defaults={{ product_price_type: 'NL', product_price_member: 'NL', product_price_show: 'Y' }}
      sort={{ field: 'product_price_value', order: 'asc' }}
      columns={[
        column.text('product_price_title', 'ชื่อราคา'),
        column.choice('product_price_type', 'ชนิด', PRODUCT_PRICE_TYPE, { tones: TONES }),
        column.money('product_price_value', 'ราคา'),
        column.date('product_price_start', 'ตั้งแต่', WIDE_ONLY),
        column.date('product_price_to', 'ถึง', WIDE_ONLY),
      ]}
    >
      <Field.Text name="product_price_title" label="ชื่อราคา" required />
      <Field.Choice name="product_price_type" label="ชนิด" labels={PRODUCT_PRICE_TYPE} required />
      <Field.Choice name="product_price_member" label="ผู้มีสิทธิ์" labels={PRODUCT_PRICE_MEMBER} required />
      <Field.Money name="product_price_value" label="ราคา" required />
      <Field.Date name="product_price_start" label="ใช้ได้ตั้งแต่วันที่" />
      <Field.Date name="product_price_to" label="ใช้ได้ถึงวันที่" />
      <Field.Flag name="product_price_show" label="แสดงก่อนถึงวันเริ่ม" />
      <Field.Text name="product_price_detail" label="คำอธิบาย" />
    </RecordTable>
  );
}
