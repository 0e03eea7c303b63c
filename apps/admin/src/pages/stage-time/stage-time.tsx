import { STAGE_TIME_TYPE } from '@wethi/contract';
import { WIDE_ONLY } from '../../columns/column';
import { crud } from '../../crud/crud';
import { movingRows } from '../../crud/moving-rows';
import { ParentSelect, useParentId } from '../../filters/parent-select';
import { usePanel } from '../../panel/use-panel';
import { STAGE } from '../../providers/resource';
import { PlayersButton, PlayersPanel } from './players-panel';

const { CrudPage, column, Field } = crud('stageTime');

function timeColumn(name: 'stage_detail_time_start' | 'stage_detail_time_to', title: string) {
  return column.text(name, title, { ...WIDE_ONLY, className: 'number' });
}

export default function StageTimePage() {
  const players = usePanel('players');
  const stage = useParentId();
  return (
    <>
      <CrudPage
        key={stage}
        noun="ช่วง"
        search="ค้นหาชื่อเพลงหรือช่วง"
        empty="ยังไม่มีช่วงในเซตลิสต์ เพิ่มทีละเพลงหรือทีละช่วงตามลำดับที่แสดง"
        where={stage ? { stage_id: stage } : {}}
        defaults={{ stage_detail_time_type: 'song' }}
        sort={{ field: 'stage_detail_time_item', order: 'asc' }}
        moving={stage ? movingRows : undefined}
        toolbar={<ParentSelect path="/stageTime" placeholder="ทุกเวที" {...STAGE} />}
        columns={[
          column.text('stage_detail_time_item', 'ลำดับ', { width: 88, className: 'number' }),
          column.text('stage_detail_time_title', 'เพลง / ช่วง'),
          column.choice('stage_detail_time_type', 'ชนิด', STAGE_TIME_TYPE),
          timeColumn('stage_detail_time_start', 'เริ่ม'),
          timeColumn('stage_detail_time_to', 'จบ'),
          column.reference('stage_id', 'เวที', STAGE, WIDE_ONLY),
        ]}
        actions={({ id }) => <PlayersButton id={id} panel={players} />}
      >
        {!stage && <Field.Reference name="stage_id" label="เวที" {...STAGE} required />}
        <Field.Text name="stage_detail_time_title" label="ชื่อเพลงหรือช่วง" required />
        <Field.Choice name="stage_detail_time_type" label="ชนิด" labels={STAGE_TIME_TYPE} required />
        <Field.Date name="stage_detail_time_date" label="วันที่" help="เว้นว่างได้ ถ้าเป็นวันเดียวกับเวที" />
        <Field.Time name="stage_detail_time_start" label="เริ่ม" seconds />
        <Field.Time name="stage_detail_time_to" label="จบ" seconds />
        <Field.Html name="stage_detail_time_detail" label="รายละเอียด" />
      </CrudPage>
      <PlayersPanel panel={players} />
    </>
  );
}
