import type { Schema } from '@wethi/api-client';
import { COUPON_TYPE } from '@wethi/contract';
import { Users } from 'lucide-react';
import { choiceColumn, dateColumn, referenceColumn, textColumn, WIDE_ONLY } from '../columns/column';
import { CrudPage } from '../crud/crud-page';
import { IconButton } from '../actions/icon-button';
import { ReferenceName } from '../columns/reference-name';
import { CouponFields } from './coupon/coupon-fields';
import { CouponLists } from './coupon/coupon-lists';
import { RecordPanel } from '../panel/record-panel';
import { usePanel } from '../panel/use-panel';
import { valueText } from './coupon/value-text';

type Coupon = Schema<'Coupon'>;

const PRODUCT = { resource: 'product', nameColumn: 'product_title', dateColumn: 'product_start' };

export default function CouponPage() {
  const people = usePanel('people');
  return (
    <>
      <CrudPage<Coupon>
        resource="coupon"
        noun="คูปอง"
        search="ค้นหารหัสหรือชื่อคูปอง"
        empty="ยังไม่มีคูปอง เพิ่มคูปองแล้วบอกรหัสกับผู้ซื้อ รหัสกรอกได้ในหน้าชำระเงิน"
        defaults={{ coupon_product_type: 'Only', coupon_type: 'All', coupon_member_only: 'N', coupon_email_only: 'N' }}
        filterBy={[{ name: 'product_id', placeholder: 'ทุกสินค้า', ...PRODUCT }]}
        columns={[
          textColumn('coupon_code', 'รหัส'),
          textColumn('coupon_name', 'ชื่อ', WIDE_ONLY),
          { ...choiceColumn<Coupon, keyof typeof COUPON_TYPE>('coupon_type', 'ชนิด', COUPON_TYPE), ...WIDE_ONLY },
          { dataIndex: 'coupon_price', title: 'ส่วนลด', className: 'number', render: (_, coupon) => valueText(coupon) },
          referenceColumn('product_id', 'ใช้กับ', PRODUCT.resource, PRODUCT.nameColumn, {
            ...WIDE_ONLY,
            render: (id: number | null, { coupon_product_type }) =>
              coupon_product_type === 'All' ? (
                'ทุกงานแสดง'
              ) : (
                <ReferenceName id={id} column="product_id" resource="product" nameColumn="product_title" />
              ),
          }),
          dateColumn('coupon_to', 'ใช้ได้ถึง', WIDE_ONLY),
          textColumn('coupon_limit', 'จำนวน', { ...WIDE_ONLY, className: 'number', render: (n) => n ?? 'ไม่จำกัด' }),
        ]}
        actions={({ id }) => <IconButton label="ผู้มีสิทธิ์ใช้" icon={<Users size={18} />} onClick={() => people.show(id)} />}
      >
        <CouponFields />
      </CrudPage>
      <RecordPanel<Coupon> full panel={people} resource="coupon" title={({ coupon_code }) => `ผู้มีสิทธิ์ใช้ ${coupon_code}`}>
        {(coupon) => <CouponLists coupon={coupon} />}
      </RecordPanel>
    </>
  );
}
