import type { Schema } from '@wethi/api-client';
import { referenceColumn, textColumn } from '../../columns/column';
import { NumberField, ReferenceField, TextField } from '../../fields/fields';
import { HtmlField } from '../../fields/html-field';
import { PictureField } from '../../fields/picture-field';
import { RecordTable } from '../../crud/record-table';

type Detail = Schema<'ProductDetailList'>;

const TAB = { resource: 'productDetailType', nameColumn: 'product_detail_tab_name' };

/** What stands under the tabs of one product's page. */
export function DetailTable({ product_id }: { product_id: number }) {
  return (
    <RecordTable<Detail>
      embedded
      resource="productDetailList"
      noun="หัวข้อ"
      search="ค้นหาหัวข้อ"
      empty="ยังไม่มีหัวข้อ เช่น คำถามที่พบบ่อย หัวข้อจะแสดงเป็นแท็บในหน้าสินค้า"
      where={{ product_id }}
      defaults={{ product_detail_list_item: 1 }}
      sort={{ field: 'product_detail_list_item', order: 'asc' }}
      columns={[
        textColumn('product_detail_list_item', 'ลำดับ', { width: 88, className: 'number' }),
        textColumn('product_detail_list_title', 'หัวข้อ'),
        referenceColumn('product_detail_type_id', 'แท็บ', TAB.resource, TAB.nameColumn),
      ]}
    >
      <ReferenceField<Detail> name="product_detail_type_id" label="แท็บ" {...TAB} required />
      <TextField<Detail> name="product_detail_list_title" label="หัวข้อ" maxLength={300} required />
      <NumberField<Detail> name="product_detail_list_item" label="ลำดับ" min={1} required />
      <HtmlField<Detail> name="product_detail_list_detail" label="รายละเอียด" />
      <PictureField<Detail> name="product_detail_list_img" label="รูป" kind="Product" />
    </RecordTable>
  );
}
