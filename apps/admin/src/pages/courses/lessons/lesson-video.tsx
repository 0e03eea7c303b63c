import { useMany } from '@refinedev/core';
import type { Schema } from '@wethi/api-client';
import { VIDEO_STATUS } from '@wethi/contract';
import { Progress } from 'antd';
import { Check, RefreshCw } from 'lucide-react';
import { useReferredIds } from '../../../columns/page-rows';
import { StatusTag } from '../../../feedback/status-tag';
import { VIDEO } from '../../../providers/resource';
import { partUnderWay, useWorks } from '../../video/use-works';

type Video = Schema<'Video'>;

/** The video of a lesson; those of all shown ones are read in one call. */
export function useVideo(id: number | null): Video | undefined {
  const ids = useReferredIds('video_id');
  const { result } = useMany<Video>({ resource: VIDEO.resource, ids, queryOptions: { enabled: ids.length > 0 } });
  return result.data.find((video) => video.id === id);
}

/** Whether learners can watch it. */
export function VideoTag({ id, video }: { id: number | null; video: Video | undefined }) {
  if (id === null) return <StatusTag tone="info">ยังไม่มีวิดีโอ</StatusTag>;
  if (!video) return '…';
  const { video_status: status, video_disable } = video;
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

/** How far a video is made ready, while it is; those of all shown lessons are asked about in one call. */
export function VideoProgress({ id, title }: { id: number; title: string }) {
  const { data: works } = useWorks(useReferredIds('video_id'));
  const work = works?.find(({ video_id }) => video_id === id);
  const percent = work && partUnderWay(work)?.percent;
  if (percent === undefined) return null;
  return <Progress percent={percent} showInfo={false} aria-label={`แปลงไฟล์ ${title}`} />;
}
