import type { Schema } from '@wethi/api-client';
import { call } from '@wethi/http';
import { Switch } from 'antd';
import { WIDE_ONLY, type Column } from '../../columns/column';
import { useSave } from '../../providers/use-save';

type Product = Schema<'Product'>;

/** Shows or hides the product in the shop through a save call (product.md §4, Defaults). */
function OnSaleSwitch({ product }: { product: Product }) {
  const { save, saving } = useSave(
    (shown: boolean) => call('POST', 'product', { body: { id: product.id, product_disable: shown ? 'N' : 'Y' } }),
    { changes: ['product'] },
  );
  return (
    <Switch
      checked={product.product_disable === 'N'}
      loading={saving}
      aria-label={`แสดง ${product.product_title} หน้าเว็บ`}
      onChange={(shown) => save(shown)}
    />
  );
}

export const onSaleColumn: Column<Product> = {
  dataIndex: 'product_disable',
  title: 'แสดงหน้าเว็บ',
  ...WIDE_ONLY,
  file: { product_disable: 'ซ่อนจากหน้าเว็บ' },
  filters: [
    { value: 'N', text: 'แสดง' },
    { value: 'Y', text: 'ซ่อน' },
  ],
  render: (_, product) => <OnSaleSwitch product={product} />,
};
