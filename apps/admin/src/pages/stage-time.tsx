import type { Schema } from '@wethi/api-client';
import { STAGE_TIME_TYPE } from '@wethi/contract';
import { Users } from 'lucide-react';
import { choiceColumn, referenceColumn, textColumn, WIDE_ONLY } from '../columns/column';
import { CrudPage } from '../crud/crud-page';
import { ChoiceField, DateField, NumberField, ReferenceField, TextField, TimeField } from '../fields/fields';
import { HtmlField } from '../fields/html-field';
import { IconButton } from '../actions/icon-button';
import { ParentSelect, useParentId } from '../filters/parent-select';
import { RecordPanel } from '../panel/record-panel';
import { usePanel } from '../panel/use-panel';
import { Players } from './stage-time/players';

type StageTime = Schema<'StageTime'>;

const STAGE = { resource: 'stage', nameColumn: 'stage_title', dateColumn: 'stage_date' };

function timeColumn(name: 'stage_detail_time_start' | 'stage_detail_time_to', title: string) {
  return textColumn<StageTime>(name, title, { ...WIDE_ONLY, className: 'number', render: (time) => time ?? '-' });
}

export default function StageTimePage() {
  const players = usePanel('players');
  const stage = useParentId();
  return (
    <>
      <CrudPage<StageTime>
        key={stage}
        resource="stageTime"
        noun="ช่วง"
        search="ค้นหาชื่อเพลงหรือช่วง"
        empty="ยังไม่มีช่วงในเซตลิสต์ เพิ่มทีละเพลงหรือทีละช่วงตามลำดับที่แสดง"
        where={stage ? { stage_id: stage } : {}}
        defaults={{ stage_detail_time_type: 'song', stage_detail_time_item: 1 }}
        sort={{ field: 'stage_detail_time_item', order: 'asc' }}
        toolbar={<ParentSelect path="/stageTime" placeholder="ทุกเวที" {...STAGE} />}
        columns={[
          textColumn('stage_detail_time_item', 'ลำดับ', { width: 88, className: 'number' }),
          textColumn('stage_detail_time_title', 'เพลง / ช่วง'),
          choiceColumn('stage_detail_time_type', 'ชนิด', STAGE_TIME_TYPE),
          timeColumn('stage_detail_time_start', 'เริ่ม'),
          timeColumn('stage_detail_time_to', 'จบ'),
          referenceColumn('stage_id', 'เวที', STAGE.resource, STAGE.nameColumn, WIDE_ONLY),
        ]}
        actions={({ id }) => (
          <IconButton label="ผู้แสดงในช่วงนี้" icon={<Users size={18} />} onClick={() => players.show(id)} />
        )}
      >
        {!stage && <ReferenceField<StageTime> name="stage_id" label="เวที" {...STAGE} required />}
        <TextField<StageTime> name="stage_detail_time_title" label="ชื่อเพลงหรือช่วง" required />
        <ChoiceField<StageTime> name="stage_detail_time_type" label="ชนิด" labels={STAGE_TIME_TYPE} required />
        <NumberField<StageTime> name="stage_detail_time_item" label="ลำดับ" min={1} required />
        <DateField<StageTime> name="stage_detail_time_date" label="วันที่" help="เว้นว่างได้ ถ้าเป็นวันเดียวกับเวที" />
        <TimeField<StageTime> name="stage_detail_time_start" label="เริ่ม" seconds />
        <TimeField<StageTime> name="stage_detail_time_to" label="จบ" seconds />
        <HtmlField<StageTime> name="stage_detail_time_detail" label="รายละเอียด" />
      </CrudPage>
      <RecordPanel<StageTime>
        panel={players}
        resource="stageTime"
        width={560}
        title={({ stage_detail_time_title }) => `ผู้แสดงใน “${stage_detail_time_title}”`}
      >
        {(item) => <Players item={item} close={players.close} />}
      </RecordPanel>
    </>
  );
}
