import { useQuery } from '@tanstack/react-query';
import { call } from '@wethi/http';
import type { ReplayPlayerHandle } from '@wethi/player';
import { Button, Form, Skeleton } from 'antd';
import { ArrowLeft, Pencil } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { crud } from '../../crud/crud';
import { ReadFailed } from '../../feedback/read-failed';
import { StatusTag } from '../../feedback/status-tag';
import { FormUploads } from '../../fields/pending-uploads';
import { Card, Page } from '../../layout/page';
import { LeaveGuard } from '../../panel/leave-guard';
import type { Panel } from '../../panel/use-panel';
import type { RowOf } from '../../providers/resource';
import { shopUrl } from '../../providers/shop-url';
import { useSave } from '../../providers/use-save';
import { NewerRow } from '../../record/newer-row';
import { useRecordForm } from '../../record/use-record-form';
import { Captions } from './captions';
import { ChaptersCard } from './chapters-card';
import { DeleteVideo } from './delete-video';
import { PosterCard } from './poster/poster-card';
import { useChapters } from './use-chapters';
import { useDeleteOnLeave } from './use-delete-on-leave';
import { useOpened } from './use-opened';
import { FromWhere, OfWhat } from './video-fields';
import styles from './video.module.css';
import { WhoMayWatch } from './who-may-watch';
import { StateTag } from './work-status';

type Video = RowOf<'videos'>;

const { Field } = crud('videos');
const Player = lazy(() => import('@wethi/player').then(({ ReplayPlayer }) => ({ default: ReplayPlayer })));

interface EditViewProps {
  panel: Panel;
  id: number;
}

/** A video with all that its viewers get: picture, poster, chapters, captions (mockup 22). */
export function EditView({ panel, id }: EditViewProps) {
  const form = useRecordForm<Video>({ panel, resource: 'videos', id, where: {}, children: null });
  const video = form.query?.data?.data;
  if (video) return <Editor panel={panel} video={video} form={form} />;
  return (
    <Page>
      <Back close={panel.close} />
      {form.query?.error ? (
        <ReadFailed what="ข้อมูล" error={form.query.error} retry={form.query.refetch} />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </Page>
  );
}

function Back({ close }: { close: () => void }) {
  return (
    <Button type="text" icon={<ArrowLeft size={18} aria-hidden />} onClick={close}>
      วิดีโอทั้งหมด
    </Button>
  );
}

interface EditorProps {
  panel: Panel;
  video: Video;
  form: ReturnType<typeof useRecordForm<Video>>;
}

function Editor({
  panel,
  video,
  form: { touched, formProps, uploads, change, save, saving, overwrite, look },
}: EditorProps) {
  const { id, video_name, video_status } = video;
  const isOwn = video.video_formath === 'myprolive';
  const opened = useOpened(id, isOwn && video_status === 'ready');
  const chapters = useChapters(video);
  const { remove, stayed } = useDeleteOnLeave(video, panel.close);
  const { data: { data: buyers } = {} } = useQuery({
    queryKey: ['videosBuyers', id],
    queryFn: () => call('GET', 'videosBuyers', { query: { id } }),
    gcTime: 0,
  });
  const player = useRef<ReplayPlayerHandle>(null);
  // Asked for before the player has come: it begins there.
  const [start, setStart] = useState<number>();
  const playFrom = (second: number) => (player.current ? player.current.playFrom(second) : setStart(second));
  const pictureAt = async (second: number) => player.current?.picture(second);
  const [now, setNow] = useState(0);
  // Anything typed shows that it is not saved yet.
  Form.useWatch([], formProps.form);
  const isTouched = () => chapters.isTouched || touched();
  const { save: saveAll, saving: savingChapters } = useSave(
    async () => {
      if (chapters.isTouched) await chapters.save();
    },
    { words: { failure: 'บันทึกตอนไม่สำเร็จ' }, done: () => void formProps.onFinish() },
  );
  const canSave = chapters.faults.size === 0 && !change;
  return (
    <Page>
      <LeaveGuard panel={panel} touched={isTouched} stayed={stayed} />
      <header className={styles.head}>
        <Back close={panel.close} />
        <div className={styles.title}>
          <h2>
            {video_name} <StateTag status={video_status} />{' '}
            {video.video_disable === 'Y' && <StatusTag tone="no">ปิดไว้</StatusTag>}
          </h2>
          <span className={styles.tools}>
            {isTouched() && (
              <StatusTag tone="wait" icon={<Pencil size={14} aria-hidden />}>
                ยังไม่บันทึก
              </StatusTag>
            )}
            <Button className={styles.wide} href={shopUrl(`/videoStage/${id}`)} target="_blank">
              ดูหน้าที่คนซื้อเห็น
            </Button>
            <Button type="primary" disabled={!canSave} loading={saving || savingChapters} onClick={save}>
              บันทึก
            </Button>
          </span>
        </div>
      </header>
      {change && <NewerRow change={change} look={look} overwrite={overwrite} />}
      <FormUploads value={uploads}>
        <Form {...formProps} layout="vertical" scrollToFirstError onFinish={() => canSave && saveAll(undefined)}>
          <div className={styles.columns}>
            <div className={styles.cards}>
              <PosterCard videoId={id} opened={opened} now={now} pictureAt={pictureAt} />
              {video.stage_id !== null && <ChaptersCard chapters={chapters} now={() => now} playFrom={playFrom} />}
            </div>
            <div className={styles.cards}>
              {opened && (
                <Card>
                  <div className={styles.picture}>
                    <Suspense>
                      <Player
                        ref={player}
                        url={opened.url}
                        title={video_name}
                        autoPlay={start !== undefined}
                        position={start}
                        onTimeUpdate={({ seconds }) => setNow(Math.floor(seconds))}
                      />
                    </Suspense>
                  </div>
                </Card>
              )}
              <Card title="รายละเอียด">
                <div className={styles.body}>
                  <OfWhat />
                  <FromWhere />
                  <Field.Html name="video_detail" label="เกี่ยวกับวิดีโอ" />
                </div>
              </Card>
              <Card title="ใครดูได้">
                <div className={styles.body}>
                  <WhoMayWatch buyers={buyers} />
                </div>
              </Card>
              {isOwn && (
                <Card title="คำบรรยาย">
                  <div className={styles.body}>
                    <Captions videoId={id} />
                  </div>
                </Card>
              )}
              <DeleteVideo buyers={buyers} remove={remove} />
            </div>
          </div>
        </Form>
      </FormUploads>
    </Page>
  );
}
