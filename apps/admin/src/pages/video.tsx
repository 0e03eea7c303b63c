import { CAMERA_START_MAX_MS, VIDEO_FORMAT, VIDEO_TYPE, type VideoStatus } from '@wethi/contract';
import { duration } from '@wethi/format';
import { Button, Form } from 'antd';
import { ChartLine, Gauge, UploadCloud } from 'lucide-react';
import { useNavigate } from 'react-router';
import { IconButton } from '../actions/icon-button';
import { LinkAction } from '../actions/link-action';
import { useShownIds } from '../columns/page-rows';
import { WIDE_ONLY } from '../columns/column';
import { ReferenceName } from '../columns/reference-name';
import { Titled } from '../columns/titled';
import { crud } from '../crud/crud';
import type { Tab } from '../filters/tabs';
import { idOf, usePanel } from '../panel/use-panel';
import { BAND, STAGE } from '../providers/resource';
import { Captions } from './video/captions';
import { Frames } from './video/frames';
import { UploadView } from './video/upload-view';
import { useWorks } from './video/use-works';
import { WorkStatus } from './video/work-status';
import { WorkView } from './video/work-view';

const { CrudPage, column, Field } = crud('videos');

const TABS = [
  { label: 'ทั้งหมด', counted: true },
  { label: 'กำลังทำ', value: ['upload', 'process'], operator: 'in', counted: true },
  { label: 'พร้อมดู', value: 'ready' },
  { label: 'ผิดพลาด', value: 'error', counted: true },
] as const satisfies readonly Tab[];

/** What one mostly wants of a video, by its state. */
const MAIN_ACTION: Record<VideoStatus, string> = {
  create: 'เลือกไฟล์',
  upload: 'ดูการอัปโหลด',
  process: 'ดูความคืบหน้า',
  ready: 'แก้ไข',
  error: 'ดูสาเหตุ',
};

/** Live state of a row; the rows of a page are asked about in one call. */
function State({ id, status }: { id: number; status: VideoStatus }) {
  const { data = [] } = useWorks(useShownIds());
  return <WorkStatus status={status} work={data.find(({ video_id }) => video_id === id)} />;
}

/** The video that is edited, where its files are the site's own. */
function useOwnVideo(): number | undefined {
  const editing = usePanel('edit');
  const isOwn = Form.useWatch<string>('video_formath') === 'myprolive';
  return editing.open && isOwn ? idOf(editing) : undefined;
}

function OwnCaptions() {
  const id = useOwnVideo();
  return id === undefined ? null : <Captions videoId={id} />;
}

function OwnFrames({ choose }: { choose: (path: string) => void }) {
  const id = useOwnVideo();
  return id === undefined ? null : <Frames videoId={id} choose={choose} />;
}

/** Whose camera it is, and when it began beside the show's own recording. */
function OfCamera() {
  const type = Form.useWatch<string>('video_type');
  const band_id = Form.useWatch<number | undefined>('band_id');
  if (type !== 'member') return null;
  return (
    <>
      <Field.Reference
        name="band_member_id"
        label="กล้องของสมาชิก"
        resource="bandMember"
        nameColumn="band_member_name"
        where={band_id ? { band_id } : undefined}
      />
      <Field.Number
        name="video_start_ms"
        label="เริ่มหลังกล้องหลัก"
        min={-CAMERA_START_MAX_MS}
        max={CAMERA_START_MAX_MS}
        unit="มิลลิวินาที"
      />
    </>
  );
}

export default function VideoPage() {
  const uploading = usePanel('upload');
  const working = usePanel('work');
  const navigate = useNavigate();
  const editing = usePanel('edit');
  const turnTo = (view: 'upload' | 'work', id: number) => void navigate({ search: `?${view}=${id}` });
  if (uploading.open)
    return <UploadView videoId={idOf(uploading)} close={uploading.close} showWork={(id) => turnTo('work', id)} />;
  if (working.open)
    return <WorkView id={idOf(working) ?? 0} close={working.close} upload={(id) => turnTo('upload', id)} />;
  return (
    <CrudPage
      noun="วิดีโอ"
      search="ค้นหาชื่อวิดีโอ"
      empty="ยังไม่มีวิดีโอ อัปโหลดไฟล์จากกล้องได้เลย ระบบทำหลายความชัด ปก และภาพย่อให้เอง"
      filterBy={[{ name: 'band_id', placeholder: 'ทุกวง', ...BAND }]}
      tabs={{ name: 'video_status', label: 'สถานะของวิดีโอ', tabs: TABS }}
      toolbar={
        <Button type="primary" icon={<UploadCloud size={18} aria-hidden />} onClick={() => uploading.show()}>
          อัปโหลด
        </Button>
      }
      add={{ quiet: true }}
      columns={[
        column.text('video_name', 'วิดีโอ', {
          ellipsis: false,
          file: { video_name: 'วิดีโอ', stage_id: 'เวที' },
          render: (_, { video_path, video_name, stage_id }) => (
            <Titled picture={video_path} title={video_name}>
              {stage_id !== null && <ReferenceName id={stage_id} column="stage_id" {...STAGE} />}
            </Titled>
          ),
        }),
        column.choice('video_type', 'ชนิด', VIDEO_TYPE, WIDE_ONLY),
        {
          dataIndex: 'video_status',
          title: 'สถานะ',
          render: (status: VideoStatus, { id }) => <State id={id} status={status} />,
        },
        {
          dataIndex: 'video_duration',
          title: 'ยาว',
          className: 'number',
          ...WIDE_ONLY,
          render: (seconds: number | null) => (seconds === null ? '-' : duration(seconds)),
        },
      ]}
      mainAction={({ id, video_status, video_formath }) =>
        video_formath !== 'myprolive' || video_status === 'ready' ? (
          <Button onClick={() => editing.show(id)}>แก้ไข</Button>
        ) : (
          <Button
            danger={video_status === 'error'}
            onClick={() => (video_status === 'create' ? uploading : working).show(id)}
          >
            {MAIN_ACTION[video_status]}
          </Button>
        )
      }
      actions={({ id, video_formath }) => (
        <>
          <LinkAction to={`/videosStatistics/${id}`} label="ดูสถิติ" icon={<ChartLine size={18} />} />
          {video_formath === 'myprolive' && (
            <>
              <IconButton label="อัปโหลดไฟล์" icon={<UploadCloud size={18} />} onClick={() => uploading.show(id)} />
              <IconButton label="ดูความคืบหน้า" icon={<Gauge size={18} />} onClick={() => working.show(id)} />
            </>
          )}
        </>
      )}
    >
      <Field.Text name="video_name" label="ชื่อวิดีโอ" required />
      <Field.Reference name="band_id" label="วง" {...BAND} />
      <Field.Reference name="stage_id" label="เวที" {...STAGE} />
      <Field.Choice name="video_type" label="ชนิด" labels={VIDEO_TYPE} />
      <OfCamera />
      <Field.Choice name="video_formath" label="ที่มา" labels={VIDEO_FORMAT} />
      <Field.Text name="video_embed" label="ที่อยู่ของวิดีโอที่ฝัง" maxLength={500} />
      <Field.Text name="video_HLS" label="ที่อยู่ HLS" maxLength={500} />
      <Field.Picture
        name="video_path"
        label="ปก"
        kind="ProductSlide"
        others={(choose) => <OwnFrames choose={choose} />}
      />
      <Field.Html name="video_detail" label="รายละเอียด" />
      <OwnCaptions />
    </CrudPage>
  );
}
