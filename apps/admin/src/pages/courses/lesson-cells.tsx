import { useMany } from '@refinedev/core';
import type { Schema } from '@wethi/api-client';
import { VIDEO_STATUS } from '@wethi/contract';
import { shortDuration } from '@wethi/format';
import { Check, RefreshCw } from 'lucide-react';
import { useReferredIds } from '../../columns/page-rows';
import { StatusTag } from '../../feedback/status-tag';
import { VIDEO } from '../../providers/resource';
import styles from './courses.module.css';

/** The video of a lesson; those of all shown ones are read in one call. */
function useVideo(id: number | null): Schema<'Video'> | undefined {
  const ids = useReferredIds('video_id');
  const { result } = useMany<Schema<'Video'>>({
    resource: VIDEO.resource,
    ids,
    queryOptions: { enabled: ids.length > 0 },
  });
  return result.data.find((video) => video.id === id);
}

/** What it is called, how long it is, and whether everybody may watch it. */
export function LessonName({ title, videoId }: { title: string; videoId: number | null }) {
  const video = useVideo(videoId);
  const length = video?.video_duration ? shortDuration(video.video_duration) : '—';
  return (
    <span className={styles.lesson}>
      <span>{title}</span>
      <small className="secondary">
        {video?.video_type === 'teaser' && video.video_disable === 'N' ? `${length} · ดูฟรีได้` : length}
      </small>
    </span>
  );
}

/** Whether learners can watch it. */
export function LessonVideo({ videoId }: { videoId: number | null }) {
  const { video_status: status, video_disable } = useVideo(videoId) ?? {};
  if (videoId === null) return <StatusTag tone="info">ยังไม่มีวิดีโอ</StatusTag>;
  if (!status) return '…';
  if (video_disable === 'Y') return <StatusTag tone="info">ปิดไว้</StatusTag>;
  if (status === 'ready')
    return (
      <StatusTag tone="ok" icon={<Check size={14} aria-hidden />}>
        {VIDEO_STATUS.ready}
      </StatusTag>
    );
  if (status === 'error') return <StatusTag tone="no">{VIDEO_STATUS.error}</StatusTag>;
  return (
    <StatusTag tone="blue" icon={<RefreshCw size={14} aria-hidden />}>
      {VIDEO_STATUS[status]}
    </StatusTag>
  );
}
