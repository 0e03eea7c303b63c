import { useCan, useList } from '@refinedev/core';
import type { Schema } from '@wethi/api-client';
import { Tabs } from 'antd';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { crud } from '../../../crud/crud';
import { movingRows } from '../../../crud/moving-rows';
import { ProductSection } from './cards';
import styles from './editor.module.css';

const { Field: ProductField } = crud('product');
const { RecordTable, column, Field } = crud('productDetailList');

/** What stands under the tabs of the product's page: its text, then the topics of each tab. */
export function DetailsCard({ product_id }: { product_id: number | undefined }) {
  const { result } = useList<Schema<'ProductDetailType'>>({
    resource: 'productDetailType',
    sorters: [{ field: 'id', order: 'asc' }],
    pagination: { pageSize: 100 },
    queryOptions: { enabled: product_id !== undefined },
  });
  // All shows have the same tabs.
  const mayAdd = useCan({ resource: 'productDetailType', action: 'create' }).data?.can ?? false;
  const add = mayAdd && (
    <Link className={styles.way} to="/productDetailType?new">
      <Plus size={18} aria-hidden /> เพิ่มแท็บ
    </Link>
  );
  const text = {
    key: 'text',
    label: 'รายละเอียด',
    forceRender: true,
    children: <ProductField.Html name="product_detail" label="รายละเอียด" pictures="Product" />,
  };
  const topics = result.data.map(({ id, product_detail_tab_name }) => ({
    key: String(id),
    label: product_detail_tab_name,
    children: product_id && <Topics product_id={product_id} product_detail_type_id={id} />,
  }));
  return (
    <ProductSection id="details" way={add}>
      <Tabs items={[text, ...topics]} style={{ gridColumn: '1 / -1', minWidth: 0 }} />
    </ProductSection>
  );
}

function Topics(where: { product_id: number; product_detail_type_id: number }) {
  return (
    <RecordTable
      embedded
      withoutFile
      noun="หัวข้อ"
      empty="ยังไม่มีหัวข้อในแท็บนี้ แท็บที่ไม่มีหัวข้อไม่แสดงในหน้างาน"
      where={where}
      sort={{ field: 'product_detail_list_item', order: 'asc' }}
      moving={movingRows}
      columns={[
        column.text('product_detail_list_item', 'ลำดับ', { width: 88, className: 'number' }),
        column.text('product_detail_list_title', 'หัวข้อ'),
      ]}
    >
      <Field.Text name="product_detail_list_title" label="หัวข้อ" maxLength={300} required />
      <Field.Html name="product_detail_list_detail" label="รายละเอียด" pictures="Product" />
      <Field.Picture name="product_detail_list_img" label="รูป" kind="Product" />
    </RecordTable>
  );
}
