import { PRODUCT_STATUS, PRODUCT_TYPE } from '@wethi/contract';
import { Copy, ListTree, Tags } from 'lucide-react';
import { IconButton } from '../actions/icon-button';
import { WIDE_ONLY } from '../columns/column';
import { crud } from '../crud/crud';
import { usePanel } from '../panel/use-panel';
import { BAND } from '../providers/resource';
import { CopyDialog } from './product/copy-dialog';
import { DetailTable } from './product/detail-table';
import { onSaleColumn } from './product/on-sale-column';
import { PriceTable } from './product/price-table';
import { ProductFields } from './product/product-fields';

const { CrudPage, RecordPanel, column } = crud('product');

const TONES = { coming: 'info', sale: 'ok', live: 'live', replay: 'ok', end: 'info' } as const;

export default function ProductPage() {
  const prices = usePanel('prices');
  const details = usePanel('details');
  const copying = usePanel('copy');
  return (
    <>
      <CrudPage
        noun="สินค้า"
        search="ค้นหาชื่องานแสดงหรือคอร์ส"
        empty="ยังไม่มีสินค้า เพิ่มวงและเวทีก่อน แล้วจึงเพิ่มสินค้าที่ขาย"
        defaults={{ product_type: 'M', product_format: 'online', product_status: 'coming', product_price_list: 'N' }}
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
        actions={({ id }) => (
          <>
            <IconButton label="ราคาหลายแบบ" icon={<Tags size={18} />} onClick={() => prices.show(id)} />
            <IconButton label="หัวข้อในแท็บ" icon={<ListTree size={18} />} onClick={() => details.show(id)} />
            <IconButton label="คัดลอกงาน" icon={<Copy size={18} />} onClick={() => copying.show(id)} />
          </>
        )}
      >
        <ProductFields />
      </CrudPage>
      <CopyDialog panel={copying} />
      <RecordPanel full panel={prices} title={({ product_title }) => `ราคา ${product_title}`}>
        {({ id }) => <PriceTable product_id={id} />}
      </RecordPanel>
      <RecordPanel full panel={details} title={({ product_title }) => `หัวข้อของ ${product_title}`}>
        {({ id }) => <DetailTable product_id={id} />}
      </RecordPanel>
    </>
  );
}
