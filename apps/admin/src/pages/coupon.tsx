import { COUPON_TYPE } from '@wethi/contract';
import { CopyPlus, Share2, Users } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../actions/icon-button';
import { WIDE_ONLY } from '../columns/column';
import { ReferenceName } from '../columns/reference-name';
import { crud } from '../crud/crud';
import type { RowOf } from '../providers/resource';
import { usePanel } from '../panel/use-panel';
import { PRODUCT } from '../providers/resource';
import { CopyLinkButton } from './coupon/copy-link-button';
import { CouponFields } from './coupon/coupon-fields';
import { CouponLists } from './coupon/coupon-lists';
import { CouponUsed } from './coupon/coupon-used';
import { ShareCard } from './coupon/share-card';
import { valueText } from './coupon/value-text';

const { CrudPage, RecordPanel, column } = crud('coupon');

type Coupon = RowOf<'coupon'>;

const DEFAULTS: Partial<Coupon> = {
  coupon_product_type: 'Only',
  coupon_type: 'All',
  coupon_member_only: 'N',
  coupon_email_only: 'N',
  coupon_public: 'N',
};

/** No id: what is opened is new. */
const copyName = ({ id }: Coupon) => `copy-${id}`;

/** What a copy begins with: all but what makes it this coupon. */
function copyOf({
  id: _,
  coupon_code: _code,
  create_at: _made,
  update_at: _changed,
  ...rest
}: Coupon): Partial<Coupon> {
  return rest;
}

export default function CouponPage() {
  const adding = usePanel('new');
  const [copied, copy] = useState<Coupon>();
  const people = usePanel('people');
  const share = usePanel('share');
  return (
    <>
      <CrudPage
        noun="คูปอง"
        search="ค้นหารหัสหรือชื่อคูปอง"
        empty="ยังไม่มีคูปอง เพิ่มคูปองแล้วบอกรหัสกับผู้ซื้อ รหัสกรอกได้ในหน้าชำระเงิน"
        defaults={copied && adding.value === copyName(copied) ? copyOf(copied) : DEFAULTS}
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
        ]}
        actions={(coupon) => (
          <>
            <CopyLinkButton coupon={coupon} />
            <IconButton
              label="คัดลอกคูปอง"
              icon={<CopyPlus size={18} />}
              onClick={() => {
                copy(coupon);
                adding.show(copyName(coupon));
              }}
            />
            <IconButton label="การใช้ ลิงก์และการ์ดแชร์" icon={<Share2 size={18} />} onClick={() => share.show(coupon.id)} />
            <IconButton label="ผู้มีสิทธิ์ใช้" icon={<Users size={18} />} onClick={() => people.show(coupon.id)} />
          </>
        )}
      >
        <CouponFields />
      </CrudPage>
      <RecordPanel full panel={people} title={({ coupon_code }) => `ผู้มีสิทธิ์ใช้ ${coupon_code}`}>
        {(coupon) => <CouponLists coupon={coupon} />}
      </RecordPanel>
      <RecordPanel panel={share} title={({ coupon_code }) => `การใช้ ลิงก์และการ์ดแชร์ ${coupon_code}`}>
        {(coupon) => (
          <>
            <CouponUsed id={coupon.id} />
            <ShareCard coupon={coupon} />
          </>
        )}
      </RecordPanel>
    </>
  );
}
