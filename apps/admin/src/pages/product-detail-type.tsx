import type { Schema } from '@wethi/api-client';
import { PanelsTopLeft } from 'lucide-react';
import { textColumn } from '../components/column';
import { CrudPage } from '../components/crud-page';
import { TextField } from '../components/fields';
import type { Screen } from '../resources';

type Tab = Schema<'ProductDetailType'>;

export const screen: Screen = {
  name: 'productDetailType',
  path: '/productDetailType',
  label: 'แท็บรายละเอียด',
  group: 'Product',
  place: 2,
  icon: PanelsTopLeft,
};

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
