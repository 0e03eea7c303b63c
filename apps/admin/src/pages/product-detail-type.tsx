import type { Schema } from '@wethi/api-client';
import { textColumn } from '../columns/column';
import { CrudPage } from '../crud/crud-page';
import { TextField } from '../fields/fields';

type Tab = Schema<'ProductDetailType'>;

export default function ProductDetailTypePage() {
  return (
    <CrudPage<Tab>
      resource="productDetailType"
      noun="แท็บ"
      search="ค้นหาชื่อแท็บ"
      empty="ยังไม่มีแท็บ เพิ่มแท็บ เช่น “คำถาม” แล้วใส่หัวข้อจากตารางสินค้า"
      columns={[textColumn('product_detail_tab_name', 'ชื่อแท็บ')]}
    >
      <TextField<Tab> name="product_detail_tab_name" label="ชื่อแท็บ" maxLength={120} required />
    </CrudPage>
  );
}
