import { STAGE_STATUS } from '@wethi/contract';
import { hourMinute } from '@wethi/format';
import { ListMusic } from 'lucide-react';
import { LinkAction } from '../actions/link-action';
import { WIDE_ONLY } from '../columns/column';
import { crud } from '../crud/crud';
import { BAND } from '../providers/resource';

const { CrudPage, column, Field } = crud('stage');

const TONES = { New: 'info', Ready: 'ok', Live: 'live', End: 'info', Cancel: 'no' } as const;

export default function StagePage() {
  return (
    <CrudPage
      noun="เวที"
      search="ค้นหาชื่อเวทีหรือวง"
      empty="ยังไม่มีเวที เพิ่มเวทีหนึ่งรายการต่อการแสดงหนึ่งรอบ แล้วใส่เซตลิสต์และสินค้าที่ขาย"
      defaults={{ stage_status: 'New' }}
      sort={{ field: 'stage_date', order: 'desc' }}
      rangeBy={[{ name: 'stage_date', kind: 'day', label: 'วันแสดง' }]}
      filterBy={[{ name: 'band_id', placeholder: 'ทุกวง', ...BAND }]}
      columns={[
        column.text('stage_title', 'เวที'),
        column.reference('band_id', 'วง', BAND, WIDE_ONLY),
        column.date('stage_date', 'วันที่'),
        column.text('stage_time_start', 'เริ่ม', { ...WIDE_ONLY, render: (time) => (time ? hourMinute(time) : '-') }),
        column.choice('stage_status', 'สถานะ', STAGE_STATUS, { tones: TONES }),
      ]}
      actions={({ id }) => <LinkAction to={`/stageTime/${id}`} label="เซตลิสต์" icon={<ListMusic size={18} />} />}
    >
      <Field.Reference name="band_id" label="วง" {...BAND} required />
      <Field.Text name="stage_title" label="ชื่อเวที" required />
      <Field.Choice
        name="stage_status"
        label="สถานะ"
        labels={STAGE_STATUS}
        required
        help="เมื่อบันทึกเป็น ยกเลิก งานของเวทีนี้ปิดขายทันที และไม่มีใครได้ข้อความเตือนก่อนงาน"
      />
      <Field.Date name="stage_date" label="วันที่แสดง" />
      <Field.Time name="stage_time_start" label="เวลาเริ่ม" />
      <Field.Time name="stage_time_to" label="เวลาจบ" />
      <Field.Html name="stage_detail" label="รายละเอียด" />
    </CrudPage>
  );
}
