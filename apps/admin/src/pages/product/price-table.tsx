import type { Schema } from '@wethi/api-client';
import { PRODUCT_PRICE_MEMBER, PRODUCT_PRICE_TYPE } from '@wethi/contract';
import { choiceColumn, dateColumn, moneyColumn, textColumn, WIDE_ONLY } from '../../columns/column';
import { ChoiceField, DateField, FlagField, MoneyField, TextField } from '../../fields/fields';
import { RecordTable } from '../../crud/record-table';

type ProductPrice = Schema<'ProductPrice'>;

const TONES = { NL: 'info', EB: 'ok', VIP: 'wait', ST: 'info' } as const;

/** The price tiers of one product. */
export function PriceTable({ product_id }: { product_id: number }) {
  return (
    <RecordTable<ProductPrice>
      embedded
      resource="productPrice"
      noun="ราคา"
      search="ค้นหาชื่อราคา"
      empty="ยังไม่มีราคาแบบอื่น ผู้ซื้อจ่ายราคาเดียวตามที่ตั้งไว้ในสินค้า"
      where={{ product_id }}
      defaults={{ product_price_type: 'NL', product_price_member: 'NL', product_price_show: 'Y' }}
      sort={{ field: 'product_price_value', order: 'asc' }}
      columns={[
        textColumn('product_price_title', 'ชื่อราคา', { render: (title) => title ?? '-' }),
        choiceColumn('product_price_type', 'ชนิด', PRODUCT_PRICE_TYPE, TONES),
        moneyColumn('product_price_value', 'ราคา'),
        dateColumn('product_price_start', 'ตั้งแต่', WIDE_ONLY),
        dateColumn('product_price_to', 'ถึง', WIDE_ONLY),
      ]}
    >
      <TextField<ProductPrice> name="product_price_title" label="ชื่อราคา" required />
      <ChoiceField<ProductPrice> name="product_price_type" label="ชนิด" labels={PRODUCT_PRICE_TYPE} required />
      <ChoiceField<ProductPrice> name="product_price_member" label="ผู้มีสิทธิ์" labels={PRODUCT_PRICE_MEMBER} required />
      <MoneyField<ProductPrice> name="product_price_value" label="ราคา" required />
      <DateField<ProductPrice> name="product_price_start" label="ใช้ได้ตั้งแต่วันที่" />
      <DateField<ProductPrice> name="product_price_to" label="ใช้ได้ถึงวันที่" />
      <FlagField<ProductPrice> name="product_price_show" label="แสดงก่อนถึงวันเริ่ม" />
      <TextField<ProductPrice> name="product_price_detail" label="คำอธิบาย" />
    </RecordTable>
  );
}
