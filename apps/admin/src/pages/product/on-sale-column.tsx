import type { Schema } from '@wethi/api-client';
import { useUpdate } from '@refinedev/core';
import { Switch } from 'antd';
import { WIDE_ONLY, type Column } from '../../columns/column';

type Product = Schema<'Product'>;

/** Shows or hides the product in the shop through a save call (product.md §4, Defaults). */
function OnSaleSwitch({ product }: { product: Product }) {
  const { mutate: update, mutation } = useUpdate();
  return (
    <Switch
      checked={product.product_disable === 'N'}
      loading={mutation.isPending}
      aria-label={`แสดง ${product.product_title} หน้าเว็บ`}
      onChange={(shown) =>
        update({ resource: 'product', id: product.id, values: { product_disable: shown ? 'N' : 'Y' } })
      }
    />
  );
}

export const onSaleColumn: Column<Product> = {
  dataIndex: 'product_disable',
  title: 'แสดงหน้าเว็บ',
  ...WIDE_ONLY,
  filters: [
    { value: 'N', text: 'แสดง' },
    { value: 'Y', text: 'ซ่อน' },
  ],
  render: (_, product) => <OnSaleSwitch product={product} />,
};
