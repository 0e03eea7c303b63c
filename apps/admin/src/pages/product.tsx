import type { Schema } from '@wethi/api-client';
import { PRODUCT_STATUS, PRODUCT_TYPE } from '@wethi/contract';
import { ListTree, Tags } from 'lucide-react';
import { choiceColumn, moneyColumn, pictureColumn, referenceColumn, textColumn, WIDE_ONLY } from '../columns/column';
import { CrudPage } from '../crud/crud-page';
import { IconButton } from '../actions/icon-button';
import { RecordPanel } from '../panel/record-panel';
import { usePanel } from '../panel/use-panel';
import { onSaleColumn } from './product/on-sale-column';
import { DetailTable } from './product/detail-table';
import { ProductFields } from './product/product-fields';
import { PriceTable } from './product/price-table';

type Product = Schema<'Product'>;

const BAND = { resource: 'band', nameColumn: 'band_name' };
const TONES = { coming: 'info', sale: 'ok', live: 'live', replay: 'ok', end: 'info' } as const;

export default function ProductPage() {
  const prices = usePanel('prices');
  const details = usePanel('details');
  return (
    <>
      <CrudPage<Product>
        resource="product"
        noun="สินค้า"
        search="ค้นหาชื่องานแสดงหรือคอร์ส"
        empty="ยังไม่มีสินค้า เพิ่มวงและเวทีก่อน แล้วจึงเพิ่มสินค้าที่ขาย"
        defaults={{ product_type: 'M', product_format: 'online', product_status: 'coming', product_price_list: 'N' }}
        filterBy={[{ name: 'band_id', placeholder: 'ทุกวง', ...BAND }]}
        columns={[
          pictureColumn('product_img'),
          textColumn('product_title', 'ชื่อ'),
          referenceColumn('band_id', 'วง', BAND.resource, BAND.nameColumn, WIDE_ONLY),
          { ...choiceColumn<Product, keyof typeof PRODUCT_TYPE>('product_type', 'ชนิด', PRODUCT_TYPE), ...WIDE_ONLY },
          choiceColumn('product_status', 'สถานะ', PRODUCT_STATUS, TONES),
          moneyColumn('product_price', 'ราคา', WIDE_ONLY),
          onSaleColumn,
        ]}
        actions={({ id }) => (
          <>
            <IconButton label="ราคาหลายแบบ" icon={<Tags size={18} />} onClick={() => prices.show(id)} />
            <IconButton label="หัวข้อในแท็บ" icon={<ListTree size={18} />} onClick={() => details.show(id)} />
          </>
        )}
      >
        <ProductFields />
      </CrudPage>
      <RecordPanel<Product>
        full
        panel={prices}
        resource="product"
        title={({ product_title }) => `ราคา ${product_title}`}
      >
        {({ id }) => <PriceTable product_id={id} />}
      </RecordPanel>
      <RecordPanel<Product>
        full
        panel={details}
        resource="product"
        title={({ product_title }) => `หัวข้อของ ${product_title}`}
      >
        {({ id }) => <DetailTable product_id={id} />}
      </RecordPanel>
    </>
  );
}
