import { RadioTower } from 'lucide-react';
import { LinkAction } from '../../actions/link-action';
import { WIDE_ONLY } from '../../columns/column';
import { crud } from '../../crud/crud';
import { StatusTag } from '../../feedback/status-tag';
import { BAND, STAGE } from '../../providers/resource';
import { stateOf } from './live-show';

const { CrudPage, column, Field } = crud('liveStreaming');

/** All live shows, those on air first. */
export function LiveList() {
  return (
    <CrudPage
      noun="ไลฟ์"
      search="ค้นหาชื่อไลฟ์"
      empty="ยังไม่มีไลฟ์ สร้างไลฟ์แล้วจะได้ที่อยู่และคีย์สำหรับ OBS ทันที ไม่มีใครเห็นจนกว่าจะออกอากาศ"
      sort={{ field: 'live_streaming_live', order: 'desc' }}
      filterBy={[{ name: 'band_id', placeholder: 'ทุกวง', ...BAND }]}
      columns={[
        column.text('live_streaming_name', 'ไลฟ์'),
        column.reference('band_id', 'วง', BAND, WIDE_ONLY),
        column.reference('stage_id', 'เวที', STAGE, WIDE_ONLY),
        column.timestamp('live_streaming_start_at', 'ออกอากาศเมื่อ', WIDE_ONLY),
        {
          dataIndex: 'live_streaming_live',
          title: 'สถานะ',
          sorter: true,
          render: (_, show) => {
            const { tone, text } = stateOf(show);
            return <StatusTag tone={tone}>{text}</StatusTag>;
          },
        },
      ]}
      actions={({ id }) => <LinkAction to={`/liveStreaming/${id}`} label="เข้าห้องส่ง" icon={<RadioTower size={18} />} />}
    >
      <Field.Text name="live_streaming_name" label="ชื่อไลฟ์" required />
      <Field.Reference name="stage_id" label="เวที" {...STAGE} required />
      <Field.Flag name="live_streaming_status" label="เปิดรับสัญญาณ" />
      <Field.Html name="live_streaming_detail" label="รายละเอียด (ไม่บังคับ)" />
    </CrudPage>
  );
}
