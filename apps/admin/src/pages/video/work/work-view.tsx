import { useOne } from '@refinedev/core';
import { useQueryClient } from '@tanstack/react-query';
import { duration } from '@wethi/format';
import { call } from '@wethi/http';
import { Alert, Button, Progress, Spin } from 'antd';
import { ArrowLeft, Check, CircleAlert, CircleCheck, CircleStop, RotateCw, Upload, VolumeX } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { recordTime } from '../../../columns/record-time';
import { StatusTag } from '../../../feedback/status-tag';
import { Card, Page } from '../../../layout/page';
import type { RowOf } from '../../../providers/resource';
import { useSave } from '../../../providers/use-save';
import { FAULTS } from './faults';
import { useOpened } from '../use-opened';
import { partName, partNote, size, timeLeft, useWorks, type VideoPart, type VideoWork } from '../use-works';
import { StateTag } from '../work-status';
import styles from '../video.module.css';
import { ForTechnicians, WhatHappened } from './what-happened';

const Player = lazy(() => import('@wethi/player').then(({ ReplayPlayer }) => ({ default: ReplayPlayer })));

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
      {work?.fault && work.parts.length === 0 && <WhatHappened work={work} />}
      {work && !(work.fault && work.parts.length === 0) && (
        <Qualities work={work} name={video?.video_name ?? ''} upload={() => upload(id)} />
      )}
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
      className={styles.alert}
      type={work.fault === 'STOPPED' ? 'warning' : 'error'}
      showIcon
      icon={<CircleAlert aria-hidden />}
      message={fault.title}
      description={
        <>
          <p>
            {fault.advice} {seen} ไฟล์ที่อัปโหลดยังอยู่
          </p>
          <div className={styles.tools}>
            <Button type="primary" icon={<Upload size={18} aria-hidden />} onClick={upload}>
              อัปโหลดไฟล์ใหม่ทับ
            </Button>
            {work.fault === 'NO_SOUND' && (
              <Button loading={retrying} icon={<VolumeX size={18} aria-hidden />} onClick={() => retry(true)}>
                ไม่มีเสียงก็ใช้ไฟล์นี้
              </Button>
            )}
            <Button loading={retrying} icon={<RotateCw size={18} aria-hidden />} onClick={() => retry(false)}>
              ลองแปลงอีกครั้ง
            </Button>
          </div>
        </>
      }
    />
  );
}

function Qualities({ work, name, upload }: { work: VideoWork; name: string; upload: () => void }) {
  const { stop, stopping } = useStop(work.video_id);
  const opened = useOpened(work.video_id, work.video_status === 'ready');
  const best = Math.max(0, ...work.watchable.map(Number).filter(Boolean));
  return (
    <div className={styles.columns}>
      <Card title="ความชัดแต่ละระดับ" extra={work.running && <Whole parts={work.parts} />}>
        <div className={styles.body}>
          {best > 0 && work.running && (
            <Alert type="success" showIcon icon={<CircleCheck aria-hidden />} message={<Watchable best={best} />} />
          )}
          {work.parts.length === 0 && <p>{work.running ? 'กำลังตรวจไฟล์' : 'ยังไม่มีความชัดที่ดูได้'}</p>}
          <ul className={styles.parts}>
            {work.parts.map((part, index) => (
              <Part key={part.name} part={part} best={index === 0} />
            ))}
          </ul>
          {work.running && <p className="secondary">ปิดหน้านี้ได้ งานทำต่อที่เซิร์ฟเวอร์</p>}
        </div>
        {work.fault && <ForTechnicians detail={work.fault_detail} />}
      </Card>
      <Card title={opened ? 'ดูตัวอย่าง' : 'ไฟล์'}>
        {opened && (
          <div className={styles.picture}>
            <Suspense>
              <Player key={opened.url} url={opened.url} title={name} />
            </Suspense>
          </div>
        )}
        <div className={styles.body}>
          <dl className={styles.about}>
            <dt>ภาพ</dt>
            <dd>{work.source_picture ?? '-'}</dd>
            <dt>เสียง</dt>
            <dd>{work.source_sound ?? '-'}</dd>
            <dt>เริ่มแปลง</dt>
            <dd>{work.started_at ? recordTime(work.started_at) : '-'}</dd>
            {work.ended_at && !work.fault && (
              <>
                <dt>เสร็จ</dt>
                <dd>{recordTime(work.ended_at)}</dd>
              </>
            )}
          </dl>
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

function Watchable({ best }: { best: number }) {
  return (
    <>
      <b>ดูได้แล้วที่ {best}p</b> คนซื้อเปิดดูได้ตอนนี้ ระดับอื่นตามมาทีละอัน
    </>
  );
}

/** How far all of it is. */
function Whole({ parts }: { parts: readonly VideoPart[] }) {
  if (parts.length === 0) return null;
  const percent = Math.floor(parts.reduce((sum, part) => sum + part.percent, 0) / parts.length);
  const left = Math.max(0, ...parts.map(({ seconds_left }) => seconds_left ?? 0));
  return (
    <span className="secondary number">
      รวม {percent}%{left > 0 && ` · ${timeLeft(left)}`}
    </span>
  );
}

function Part({ part: { name, percent, seconds_left }, best }: { part: VideoPart; best: boolean }) {
  const note = best ? 'ดีที่สุด' : partNote(name);
  const left = seconds_left === null ? '' : ` · ${timeLeft(seconds_left)}`;
  return (
    <li>
      <span>
        <b>{partName(name)}</b>
        {note && <small className="secondary">{note}</small>}
      </span>
      <Progress
        percent={percent}
        showInfo={false}
        status={percent === 100 ? 'success' : 'normal'}
        aria-label={partName(name)}
      />
      <span className="number">{percent === 100 ? <Done /> : percent > 0 ? `${percent}%${left}` : 'รอคิว'}</span>
    </li>
  );
}

function Done() {
  return (
    <StatusTag tone="ok" icon={<Check size={14} aria-hidden />}>
      เสร็จ
    </StatusTag>
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
