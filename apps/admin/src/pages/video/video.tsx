import { VIDEO_FORMAT, VIDEO_TYPE, type VideoStatus, type YesNo } from '@wethi/contract';
import { fullDuration } from '@wethi/format';
import { Button } from 'antd';
import { ChartLine, Gauge, UploadCloud, Video } from 'lucide-react';
import { useNavigate } from 'react-router';
import { IconButton } from '../../actions/icon-button';
import { LinkAction } from '../../actions/link-action';
import { useShownIds } from '../../columns/page-rows';
import { WIDE_ONLY } from '../../columns/column';
import { recordDay } from '../../columns/record-time';
import { ReferenceName } from '../../columns/reference-name';
import { Titled } from '../../columns/titled';
import { crud } from '../../crud/crud';
import { StatusTag } from '../../feedback/status-tag';
import type { Tab } from '../../filters/tabs';
import { BelowPage } from '../../layout/page';
import { idOf, usePanel } from '../../panel/use-panel';
import { BAND } from '../../providers/resource';
import { EditView } from './edit-view';
import { Room } from './room';
import { UploadView } from './upload-view';
import { useWorks } from './use-works';
import { FromWhere, OfWhat } from './video-fields';
import styles from './video.module.css';
import { WorkStatus } from './work-status';
import { WorkView } from './work/work-view';

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
function State({ id, status, disable }: { id: number; status: VideoStatus; disable: YesNo }) {
  const { data = [] } = useWorks(useShownIds());
  return (
    <div className={styles.state}>
      <WorkStatus status={status} work={data.find(({ video_id }) => video_id === id)} />
      {disable === 'Y' && <StatusTag tone="no">ปิดไว้</StatusTag>}
    </div>
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
  const edited = idOf(editing);
  if (editing.open && edited !== undefined) return <EditView key={edited} panel={editing} id={edited} />;
  if (working.open)
    return <WorkView id={idOf(working) ?? 0} close={working.close} upload={(id) => turnTo('upload', id)} />;
  return (
    <>
      <CrudPage
        noun="วิดีโอ"
        cards
        search="ค้นหาชื่อวิดีโอหรือวง"
        empty={{
          icon: Video,
          title: 'ยังไม่มีวิดีโอ',
          text: 'อัปโหลดไฟล์จากกล้องได้เลย ระบบทำหลายความชัด ปก และภาพย่อให้เอง หรือจบไลฟ์แล้วเปิดดูย้อนหลังได้ด้วยสวิตช์เดียว',
          add: {
            label: 'อัปโหลดวิดีโอแรก',
            icon: <UploadCloud size={18} aria-hidden />,
            onClick: () => uploading.show(),
          },
        }}
        filterBy={[{ name: 'band_id', placeholder: 'ทุกวง', ...BAND }]}
        choiceBy={[{ name: 'video_type', placeholder: 'ทุกชนิด', choices: VIDEO_TYPE }]}
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
            render: (_, { video_path, video_name, video_formath, band_id, create_at }) => (
              <Titled picture={video_path} title={video_name}>
                {band_id !== null && <ReferenceName id={band_id} column="band_id" {...BAND} />}
                {band_id !== null && ' · '}
                <span className="number">
                  {video_formath === 'myprolive' ? recordDay(create_at) : VIDEO_FORMAT[video_formath]}
                </span>
              </Titled>
            ),
          }),
          column.choice('video_type', 'ชนิด', VIDEO_TYPE, WIDE_ONLY),
          {
            dataIndex: 'video_status',
            title: 'สถานะ',
            render: (status: VideoStatus, { id, video_disable }) => (
              <State id={id} status={status} disable={video_disable} />
            ),
          },
          {
            dataIndex: 'video_duration',
            title: 'ยาว',
            className: 'number',
            ...WIDE_ONLY,
            render: (seconds: number | null) => (seconds === null ? '-' : fullDuration(seconds)),
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
        <OfWhat />
        <FromWhere />
        <Field.Picture name="video_path" label="ปก" kind="ProductSlide" />
        <Field.Html name="video_detail" label="เกี่ยวกับวิดีโอ" />
      </CrudPage>
      <BelowPage>
        <Room />
      </BelowPage>
    </>
  );
}
