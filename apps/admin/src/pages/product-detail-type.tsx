import { crud } from '../crud/crud';

const { CrudPage, column, Field } = crud('productDetailType');

export default function ProductDetailTypePage() {
  return (
    <CrudPage
      noun="แท็บ"
      search="ค้นหาชื่อแท็บ"
      empty="ยังไม่มีแท็บ เพิ่มแท็บ เช่น “คำถาม” แล้วใส่หัวข้อจากตารางสินค้า"
      columns={[column.text('product_detail_tab_name', 'ชื่อแท็บ')]}
    >
      <Field.Text name="product_detail_tab_name" label="ชื่อแท็บ" maxLength={120} required />
    </CrudPage>
  );
}
