import { crud } from '../../crud/crud';
import { movingRows } from '../../crud/moving-rows';
import { TAB } from '../../providers/resource';

const { RecordTable, column, Field } = crud('productDetailList');

/** What stands under the tabs of one product's page. */
export function DetailTable({ product_id }: { product_id: number }) {
  return (
    <RecordTable
      embedded
      noun="หัวข้อ"
      search="ค้นหาหัวข้อ"
      empty="ยังไม่มีหัวข้อ เช่น คำถามที่พบบ่อย หัวข้อจะแสดงเป็นแท็บในหน้าสินค้า"
      where={{ product_id }}
      sort={{ field: 'product_detail_list_item', order: 'asc' }}
      moving={movingRows}
      columns={[
        column.text('product_detail_list_item', 'ลำดับ', { width: 88, className: 'number' }),
        column.text('product_detail_list_title', 'หัวข้อ'),
        column.reference('product_detail_type_id', 'แท็บ', TAB),
      ]}
    >
      <Field.Reference name="product_detail_type_id" label="แท็บ" {...TAB} required />
      <Field.Text name="product_detail_list_title" label="หัวข้อ" maxLength={300} required />
      <Field.Html name="product_detail_list_detail" label="รายละเอียด" />
      <Field.Picture name="product_detail_list_img" label="รูป" kind="Product" />
    </RecordTable>
  );
}
