import type { Schema } from '@wethi/api-client';
import { STAGE_STATUS } from '@wethi/contract';
import { hourMinute } from '@wethi/format';
import { ListMusic } from 'lucide-react';
import { choiceColumn, dateColumn, referenceColumn, textColumn, WIDE_ONLY } from '../columns/column';
import { CrudPage } from '../crud/crud-page';
import { ChoiceField, DateField, ReferenceField, TextField, TimeField } from '../fields/fields';
import { HtmlField } from '../fields/html-field';
import { LinkAction } from '../actions/link-action';

type Stage = Schema<'Stage'>;

const BAND = { resource: 'band', nameColumn: 'band_name' };
const TONES = { New: 'info', Ready: 'ok', Live: 'live', End: 'info', Cancel: 'no' } as const;

export default function StagePage() {
  return (
    <CrudPage<Stage>
      resource="stage"
      noun="เวที"
      search="ค้นหาชื่อเวที"
      empty="ยังไม่มีเวที เพิ่มเวทีหนึ่งรายการต่อการแสดงหนึ่งรอบ แล้วใส่เซตลิสต์และสินค้าที่ขาย"
      defaults={{ stage_status: 'New' }}
      sort={{ field: 'stage_date', order: 'desc' }}
      filterBy={[{ name: 'band_id', placeholder: 'ทุกวง', ...BAND }]}
      columns={[
        textColumn('stage_title', 'เวที'),
        referenceColumn('band_id', 'วง', BAND.resource, BAND.nameColumn, WIDE_ONLY),
        dateColumn('stage_date', 'วันที่'),
        textColumn('stage_time_start', 'เริ่ม', { ...WIDE_ONLY, render: (time) => (time ? hourMinute(time) : '-') }),
        choiceColumn('stage_status', 'สถานะ', STAGE_STATUS, TONES),
      ]}
      actions={({ id }) => <LinkAction to={`/stageTime/${id}`} label="เซตลิสต์" icon={<ListMusic size={18} />} />}
    >
      <ReferenceField<Stage> name="band_id" label="วง" {...BAND} required />
      <TextField<Stage> name="stage_title" label="ชื่อเวที" required />
      <ChoiceField<Stage> name="stage_status" label="สถานะ" labels={STAGE_STATUS} required />
      <DateField<Stage> name="stage_date" label="วันที่แสดง" />
      <TimeField<Stage> name="stage_time_start" label="เวลาเริ่ม" />
      <TimeField<Stage> name="stage_time_to" label="เวลาจบ" />
      <HtmlField<Stage> name="stage_detail" label="รายละเอียด" />
    </CrudPage>
  );
}
