import { COUPON_TYPE, YES_NO } from '@wethi/contract';
import { CopyPlus } from 'lucide-react';
import { IconButton } from '../actions/icon-button';
import { WIDE_ONLY } from '../columns/column';
import { ReferenceName } from '../columns/reference-name';
import { crud } from '../crud/crud';
import { idOf, usePanel } from '../panel/use-panel';
import { PRODUCT } from '../providers/resource';
import { CopyLinkButton } from './coupon/copy-link-button';
import { CouponEditor } from './coupon/coupon-editor';
import { copyName } from './coupon/copied-coupon';
import { CouponState } from './coupon/coupon-state';
import { valueText } from './coupon/value-text';

const { CrudPage, column } = crud('coupon');

/** Coupons: their list, or the page of one. */
export default function CouponPage() {
  const adding = usePanel('new');
  const editing = usePanel('edit');
  if (adding.open) return <CouponEditor key={`new ${adding.opened}`} panel={adding} id={undefined} />;
  if (editing.open)
    return <CouponEditor key={`edit ${editing.opened} ${editing.value}`} panel={editing} id={idOf(editing)} />;
  return (
    <CrudPage
      noun="คูปอง"
      search="ค้นหารหัสหรือชื่อคูปอง"
      empty="ยังไม่มีคูปอง เพิ่มคูปองแล้วบอกรหัสกับผู้ซื้อ รหัสกรอกได้ในหน้าชำระเงิน"
      filterBy={[{ name: 'product_id', placeholder: 'ทุกสินค้า', ...PRODUCT }]}
      columns={[
        column.text('coupon_code', 'รหัส'),
        column.text('coupon_name', 'ชื่อ', WIDE_ONLY),
        column.choice('coupon_type', 'ชนิด', COUPON_TYPE, WIDE_ONLY),
        {
          dataIndex: 'coupon_price',
          title: 'ส่วนลด',
          className: 'number',
          file: {
            coupon_price: 'ลด (บาท)',
            coupon_percent: 'ลด (%)',
            coupon_point: 'ลดด้วยแต้ม',
            coupon_pay: 'จ่ายราคาเดียว',
          },
          render: (_, coupon) => valueText(coupon),
        },
        column.reference('product_id', 'ใช้กับ', PRODUCT, {
          ...WIDE_ONLY,
          file: { coupon_product_type: 'ใช้กับ', product_id: 'งานแสดง' },
          render: (id: number | null, { coupon_product_type }) =>
            coupon_product_type === 'All' ? (
              'ทุกงานแสดง'
            ) : (
              <ReferenceName id={id} column="product_id" resource="product" nameColumn="product_title" />
            ),
        }),
        column.date('coupon_to', 'ใช้ได้ถึง', WIDE_ONLY),
        column.text('coupon_limit', 'จำนวน', { ...WIDE_ONLY, className: 'number', render: (n) => n ?? 'ไม่จำกัด' }),
        column.choice('coupon_disable', 'สถานะ', YES_NO, {
          file: { coupon_disable: 'ปิดใช้' },
          render: (_, coupon) => <CouponState coupon={coupon} />,
        }),
      ]}
      actions={(coupon) => (
        <>
          <CopyLinkButton coupon={coupon} />
          <IconButton
            label="คัดลอกคูปอง"
            icon={<CopyPlus size={18} />}
            onClick={() => adding.show(copyName(coupon.id))}
          />
        </>
      )}
    />
  );
}
