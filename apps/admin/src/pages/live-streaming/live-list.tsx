import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { LIVE_ACCESS, LIVE_PHASE, LIVE_SIGNAL, type LiveAccess } from '@wethi/contract';
import type { Schema } from '@wethi/api-client';
import { count, hourMinute, recordDate } from '@wethi/format';
import { call } from '@wethi/http';
import { Button } from 'antd';
import { Check, Radio, TriangleAlert } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useShownIds } from '../../columns/page-rows';
import { ReferenceName } from '../../columns/reference-name';
import { Titled } from '../../columns/titled';
import { WIDE_ONLY } from '../../columns/column';
import { crud } from '../../crud/crud';
import { StatusTag } from '../../feedback/status-tag';
import { ChoiceCards } from '../../fields/choice-cards';
import { Field as FormRow } from '../../fields/field';
import { BAND, STAGE } from '../../providers/resource';
import { phaseOf, type LiveShow } from './live-show';
import { StateTag } from './state-tag';

const { CrudPage, column, Field } = crud('liveStreaming');

const FIGURES_AGE_MS = 5_000;

/** What the list tells beside a show's own columns; the rows of a page are asked about in one call. */
function useFigures({ id }: LiveShow): Schema<'LiveFigures'> | undefined {
  const ids = useShownIds();
  const { data } = useQuery({
    queryKey: ['live-figures', ...ids],
    enabled: ids.length > 0,
    meta: { background: true },
    placeholderData: keepPreviousData,
    refetchInterval: FIGURES_AGE_MS,
    queryFn: async () =>
      (await call('GET', 'liveStreamingFigures', { query: { id_in: ids.join(','), limit: 100 } })).data,
  });
  return data?.find(({ live_streaming_id }) => live_streaming_id === id);
}

function Name({ show }: { show: LiveShow }) {
  return (
    <Titled picture={useFigures(show)?.product_img} title={show.live_streaming_name}>
      <ReferenceName id={show.band_id} column="band_id" {...BAND} />
      {show.live_streaming_access !== 'buyers' && ` · ${LIVE_ACCESS[show.live_streaming_access]}`}
    </Titled>
  );
}

function Begins({ show }: { show: LiveShow }) {
  const figures = useFigures(show);
  if (!figures?.stage_date) return '-';
  const time = figures.stage_time_start;
  return `${recordDate(figures.stage_date)}${time ? ` ${hourMinute(time)}` : ''}`;
}

/** People who watch while it is on air, how many they were at most afterwards, and tickets before. */
function People({ show }: { show: LiveShow }) {
  const figures = useFigures(show);
  if (!figures) return '-';
  const phase = phaseOf(show);
  if (phase === 'onAir') return count(figures.watching);
  if (phase === 'ended' && typeof show.live_streaming_peak === 'number')
    return (
      <>
        <span className="secondary">สูงสุด</span> {count(show.live_streaming_peak)}
      </>
    );
  return <span className="secondary">ขายแล้ว {count(figures.sold)}</span>;
}

function Signal({ show }: { show: LiveShow }) {
  const signal = useFigures(show)?.signal;
  if (!signal || signal === 'tested') {
    const isOpen = phaseOf(show) === 'ready' && show.live_streaming_status === 'Y';
    return isOpen ? <span className="secondary">{signal ? LIVE_SIGNAL[signal] : 'ยังไม่ทดสอบ'}</span> : '-';
  }
  const isGood = signal === 'good';
  return (
    <StatusTag tone={isGood ? 'ok' : 'wait'} icon={isGood ? <Check aria-hidden /> : <TriangleAlert aria-hidden />}>
      {LIVE_SIGNAL[signal]}
    </StatusTag>
  );
}

const WHO_MAY_WATCH: readonly (readonly [LiveAccess, string, string])[] = [
  ['buyers', LIVE_ACCESS.buyers, 'ตามช่วงเวลาของบัตร'],
  ['team', LIVE_ACCESS.team, 'สำหรับซ้อม ไม่ขึ้นหน้าเว็บ'],
  ['all', LIVE_ACCESS.all, 'ขึ้นหน้าแรก ไม่ต้องเข้าระบบ'],
];

const ENTER = { ready: 'เตรียม', onAir: 'เข้าห้องส่ง', ended: 'ดูผล' };

/** Leads to the studio, by what one does there now. */
function Enter({ show }: { show: LiveShow }) {
  const navigate = useNavigate();
  const phase = phaseOf(show);
  const troubled = useFigures(show)?.signal === 'trouble';
  return (
    <Button
      type={phase === 'onAir' && !troubled ? 'primary' : 'default'}
      onClick={() => void navigate(`/liveStreaming/${show.id}`)}
    >
      {troubled ? 'ดูวิธีแก้' : ENTER[phase]}
    </Button>
  );
}

/** All live shows, those on air first. */
export function LiveList() {
  const navigate = useNavigate();
  return (
    <CrudPage
      noun="ไลฟ์"
      cards
      defaults={{ live_streaming_status: 'Y', live_streaming_access: 'buyers' }}
      search="ค้นหาชื่องานหรือวง"
      empty={{
        title: 'ยังไม่มีไลฟ์',
        text: 'สร้างไลฟ์แล้วจะได้ที่อยู่และคีย์สำหรับ OBS ทันที ไม่มีใครเห็นจนกว่าจะออกอากาศ',
        add: { label: 'สร้างไลฟ์แรก' },
        icon: Radio,
      }}
      failed={{ what: 'รายการไลฟ์', text: 'ไลฟ์ที่ออกอากาศอยู่ยังเล่นตามปกติ ลองโหลดใหม่อีกครั้ง' }}
      add={{ label: 'สร้างไลฟ์', save: 'สร้างและรับคีย์', inDialog: true }}
      // There its key waits.
      created={(id) => void navigate(`/liveStreaming/${id}`, { replace: true })}
      sort={{ field: 'live_streaming_live', order: 'desc' }}
      tabs={{
        name: 'live_streaming_phase',
        label: 'สถานะของไลฟ์',
        tabs: [
          { label: 'ทั้งหมด' },
          { label: LIVE_PHASE.onAir, value: 'onAir', counted: true },
          { label: LIVE_PHASE.ready, value: 'ready', counted: true },
          { label: LIVE_PHASE.ended, value: 'ended' },
        ],
      }}
      filterBy={[{ name: 'band_id', placeholder: 'ทุกวง', ...BAND }]}
      columns={[
        column.text('live_streaming_name', 'ไลฟ์', {
          ...{ ellipsis: false, file: { live_streaming_name: 'ไลฟ์', band_id: 'วง' } },
          render: (_, show) => <Name show={show} />,
        }),
        {
          ...{ dataIndex: 'stage_id', title: 'เวลา', className: 'number', ...WIDE_ONLY },
          file: { stage_id: 'เวที', live_streaming_start_at: 'ออกอากาศเมื่อ' },
          render: (_, show) => <Begins show={show} />,
        },
        {
          ...{ dataIndex: 'live_streaming_live', title: 'สถานะ', sorter: true },
          render: (_, show) => <StateTag show={show} />,
        },
        {
          ...{ dataIndex: 'video_id', title: 'คนดู', align: 'right', className: 'number', file: {}, ...WIDE_ONLY },
          render: (_, show) => <People show={show} />,
        },
        {
          ...{ dataIndex: 'live_streaming_status', title: 'สัญญาณ', file: {}, ...WIDE_ONLY },
          render: (_, show) => <Signal show={show} />,
        },
      ]}
      mainAction={(show) => <Enter show={show} />}
    >
      <Field.Text name="live_streaming_name" label="ชื่อไลฟ์" required />
      <Field.Reference
        {...{ name: 'stage_id', label: 'เวทีหรืองานแสดง', ...STAGE }}
        help="วันเวลา เซตลิสต์ และสิทธิ์ดูมาจากงานนี้"
        required
      />
      <Field.Html name="live_streaming_detail" label="รายละเอียด (ไม่บังคับ)" />
      <FormRow<LiveShow> name="live_streaming_access" label="ใครดูได้">
        <ChoiceCards label="ใครดูได้" choices={WHO_MAY_WATCH} />
      </FormRow>
    </CrudPage>
  );
}
