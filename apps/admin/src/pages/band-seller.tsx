import { Form, Input } from 'antd';
import { crud } from '../crud/crud';
import { Field as Row } from '../fields/field';
import { onlyDigits, taxIdRules } from './tax-id';
import { useMay } from '../providers/access';
import type { FormOf } from '../providers/resource';

const { Field } = crud('band');

/** For owners: the company that issues the papers of the band's shows, where that is not the shop company. */
export function BandSeller() {
  const mayName = useMay('money.reconcile');
  const issues = Form.useWatch<string | undefined>('band_issues') === 'Y';
  if (!mayName) return null;
  return (
    <>
      <Field.Flag
        name="band_issues"
        label="ออกใบเสร็จและใบกำกับภาษีในนามวง"
        help="เปิดเมื่อวงเป็นบริษัทของตัวเอง เอกสารของงานวงนี้นับจากนี้ใช้ชื่อและเลขที่ของวงแยกจากร้าน เอกสารที่ออกไปแล้วไม่เปลี่ยน"
      />
      {issues && (
        <>
          <Field.Text name="band_seller_name" label="ชื่อผู้ขายบนเอกสาร" maxLength={160} required />
          <Row<FormOf<'band'>>
            name="band_seller_tax_id"
            label="เลขประจำตัวผู้เสียภาษี 13 หลัก"
            required
            rules={taxIdRules(false)}
            normalize={onlyDigits(13)}
            help="เปลี่ยนไม่ได้หลังออกเอกสารใบแรก"
          >
            <Input inputMode="numeric" />
          </Row>
          <Field.Digits
            name="band_seller_branch"
            label="สาขา"
            length={5}
            required
            placeholder="00000"
            help="00000 คือสำนักงานใหญ่"
          />
          <Field.Text name="band_seller_address" label="ที่อยู่ตามทะเบียน" maxLength={300} required />
        </>
      )}
    </>
  );
}
