import { useOne } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { duration } from '@wethi/format';
import { call } from '@wethi/http';
import { Alert, Button, Descriptions, Progress, Spin } from 'antd';
import { ArrowLeft, CircleStop } from 'lucide-react';
import { recordTime } from '../../columns/record-time';
import { StatusTag } from '../../feedback/status-tag';
import { Card, Page } from '../../layout/page';
import type { RowOf } from '../../providers/resource';
import { useSave } from '../../providers/use-save';
import { FAULTS } from './faults';
import { partName, size, timeLeft, useWorks, type VideoPart, type VideoWork } from './use-works';
import { StateTag } from './work-status';
import styles from './video.module.css';

interface WorkViewProps {
  id: number;
  close: () => void;
  upload: (id: number) => void;
}

/** How one upload is made ready, quality by quality; or what went wrong and what to do. */
export function WorkView({ id, close, upload }: WorkViewProps) {
  const { result: video } = useOne<RowOf<'videos'>>({ resource: 'videos', id });
  const { data } = useWorks([id]);
  const work = data?.find(({ video_id }) => video_id === id);
  return (
    <Page>
      <header className={styles.head}>
        <Button type="text" icon={<ArrowLeft size={18} aria-hidden />} onClick={close}>
          วิดีโอทั้งหมด
        </Button>
        <h2>
          {video?.video_name} {work && <StateTag status={work.video_status} running={work.running} />}
        </h2>
        <p className="number">{work && aboutFile(work, video?.video_duration ?? null)}</p>
      </header>
      {!work && <Spin />}
      {work?.fault && <Fault work={work} upload={() => upload(id)} />}
      {work && <Qualities work={work} upload={() => upload(id)} />}
    </Page>
  );
}

function aboutFile({ source_name, source_bytes }: VideoWork, seconds: number | null): string {
  const length = seconds ? [`ยาว ${duration(seconds)}`] : [];
  return source_name ? [`ไฟล์ ${source_name}`, size(source_bytes ?? 0), ...length].join(' · ') : 'ยังไม่มีไฟล์';
}

function Fault({ work, upload }: { work: VideoWork; upload: () => void }) {
  const { retry, retrying } = useRetry(work.video_id);
  const fault = FAULTS[work.fault ?? 'FAILED'];
  const seen = work.video_status === 'ready' ? 'คนดูยังดูของเดิมได้ตามปกติ' : 'คนดูยังไม่เห็นวิดีโอนี้';
  return (
    <Alert
      type={work.fault === 'STOPPED' ? 'warning' : 'error'}
      showIcon
      message={fault.title}
      description={
        <>
          <p>
            {fault.advice} {seen} ไฟล์ที่อัปโหลดยังอยู่
          </p>
          <div className={styles.tools}>
            <Button onClick={upload}>อัปโหลดไฟล์ใหม่ทับ</Button>
            {work.fault === 'NO_SOUND' && (
              <Button loading={retrying} onClick={() => retry(true)}>
                ไม่มีเสียงก็ใช้ไฟล์นี้
              </Button>
            )}
            <Button type="primary" loading={retrying} onClick={() => retry(false)}>
              ลองแปลงอีกครั้ง
            </Button>
          </div>
          <details className={styles.detail}>
            <summary>ข้อความสำหรับช่าง</summary>
            <code>{work.fault_detail}</code>
          </details>
        </>
      }
    />
  );
}

function Qualities({ work, upload }: { work: VideoWork; upload: () => void }) {
  const { stop, stopping } = useStop(work.video_id);
  const best = Math.max(0, ...work.watchable.map(Number).filter(Boolean));
  return (
    <div className={styles.columns}>
      <Card title="ความชัดแต่ละระดับ">
        <div className={styles.body}>
          {best > 0 && work.running && (
            <Alert type="success" showIcon message={`ดูได้แล้วที่ ${best}p คนซื้อเปิดดูได้ตอนนี้ ระดับอื่นตามมาทีละอัน`} />
          )}
          {work.parts.length === 0 && <p>{work.running ? 'กำลังตรวจไฟล์' : 'ยังไม่มีความชัดที่ดูได้'}</p>}
          <ul className={styles.parts}>
            {work.parts.map((part) => (
              <Part key={part.name} part={part} />
            ))}
          </ul>
          {work.running && <p className="secondary">ปิดหน้านี้ได้ งานทำต่อที่เซิร์ฟเวอร์</p>}
        </div>
      </Card>
      <Card title="ไฟล์">
        <div className={styles.body}>
          <Descriptions
            column={1}
            size="small"
            items={[
              { key: 'picture', label: 'ภาพ', children: work.source_picture ?? '-' },
              { key: 'sound', label: 'เสียง', children: work.source_sound ?? '-' },
              { key: 'from', label: 'เริ่มแปลง', children: work.started_at ? recordTime(work.started_at) : '-' },
              { key: 'to', label: 'เสร็จ', children: work.ended_at && !work.fault ? recordTime(work.ended_at) : '-' },
            ]}
          />
          {work.running ? (
            <Button danger block loading={stopping} icon={<CircleStop size={18} aria-hidden />} onClick={() => stop()}>
              หยุดแปลงไฟล์
            </Button>
          ) : (
            <Button block onClick={upload}>
              อัปโหลดไฟล์ใหม่
            </Button>
          )}
        </div>
      </Card>
    </div>
  );
}

function Part({ part: { name, percent, seconds_left } }: { part: VideoPart }) {
  const left = seconds_left === null ? '' : ` · ${timeLeft(seconds_left)}`;
  return (
    <li>
      <b>{partName(name)}</b>
      <Progress
        percent={percent}
        showInfo={false}
        status={percent === 100 ? 'success' : 'normal'}
        aria-label={partName(name)}
      />
      <span className="number">
        {percent === 100 ? <StatusTag tone="ok">เสร็จ</StatusTag> : percent > 0 ? `${percent}%${left}` : 'รอคิว'}
      </span>
    </li>
  );
}

function useRetry(id: number) {
  const client = useQueryClient();
  const again = (silent: boolean) => call('POST', 'videosRetry', { body: { id, silent } });
  const { save, saving } = useSave(again, {
    changes: ['videos'],
    done: () => void client.invalidateQueries(),
    words: { success: 'เริ่มแปลงอีกครั้งแล้ว', failure: 'เริ่มแปลงไม่ได้' },
  });
  return { retry: (silent: boolean) => save(silent), retrying: saving };
}

function useStop(id: number) {
  const { save, saving } = useSave(() => call('POST', 'videosStop', { body: { id } }), {
    changes: ['videos'],
    words: { success: 'หยุดแล้ว', failure: 'หยุดไม่ได้' },
  });
  return { stop: () => save(undefined), stopping: saving };
}
