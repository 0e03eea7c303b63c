import { PRODUCT_STATUS, PRODUCT_TYPE } from '@wethi/contract';
import { Copy } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { IconButton } from '../actions/icon-button';
import { WIDE_ONLY } from '../columns/column';
import { crud } from '../crud/crud';
import { idOf, usePanel } from '../panel/use-panel';
import { BAND } from '../providers/resource';
import { CopyDialog } from './product/copy-dialog';
import { onSaleColumn } from './product/on-sale-column';

// Larger than the list, and most visits only look at that.
const ProductEditor = lazy(() =>
  import('./product/editor/product-editor').then((module) => ({ default: module.ProductEditor })),
);

const { CrudPage, column } = crud('product');

const TONES = { coming: 'info', sale: 'ok', live: 'live', replay: 'ok', end: 'info' } as const;

/** Products: their list, or the page of one. */
export default function ProductPage() {
  const adding = usePanel('new');
  const editing = usePanel('edit');
  const panel = adding.open ? adding : editing;
  if (panel.open) {
    const id = panel === editing ? idOf(editing) : undefined;
    return (
      <Suspense>
        <ProductEditor key={`${panel.name} ${panel.opened} ${panel.value}`} panel={panel} id={id} />
      </Suspense>
    );
  }
  return <ProductList />;
}

function ProductList() {
  const copying = usePanel('copy');
  return (
    <>
      <CrudPage
        noun="สินค้า"
        search="ค้นหาชื่องานแสดงหรือคอร์ส"
        empty="ยังไม่มีสินค้า เพิ่มวงและเวทีก่อน แล้วจึงเพิ่มสินค้าที่ขาย"
        filterBy={[{ name: 'band_id', placeholder: 'ทุกวง', ...BAND }]}
        columns={[
          column.picture('product_img'),
          column.text('product_title', 'ชื่อ'),
          column.reference('band_id', 'วง', BAND, WIDE_ONLY),
          column.choice('product_type', 'ชนิด', PRODUCT_TYPE, WIDE_ONLY),
          column.choice('product_status', 'สถานะ', PRODUCT_STATUS, { tones: TONES }),
          column.money('product_price', 'ราคา', WIDE_ONLY),
          onSaleColumn,
        ]}
        actions={({ id }) => <IconButton label="คัดลอกงาน" icon={<Copy size={18} />} onClick={() => copying.show(id)} />}
      />
      <CopyDialog key={copying.opened} panel={copying} />
    </>
  );
}
