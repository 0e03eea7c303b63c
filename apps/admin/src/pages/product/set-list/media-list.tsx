import { useList } from '@refinedev/core';
import { VIDEO_STATUS, VIDEO_TYPE } from '@wethi/contract';
import { Form } from 'antd';
import { RadioTower, Video } from 'lucide-react';
import { Link } from 'react-router';
import { Titled } from '../../../columns/titled';
import { StatusTag } from '../../../feedback/status-tag';
import type { RowOf } from '../../../providers/resource';
import { ProductSection } from '../editor/cards';
import styles from './songs.module.css';

const TONES = { create: 'info', upload: 'wait', process: 'wait', ready: 'ok', error: 'no' } as const;
const SHOWN = 20;

/** The videos of the show, and the ways to more. */
export function MediaCard() {
  const stage_id = Form.useWatch<number | null | undefined>('stage_id');
  return (
    <ProductSection id="media">
      <div className={styles.card}>
        {stage_id ? <MediaList stage_id={stage_id} /> : <p className="secondary">เลือกเวทีก่อน แล้ววิดีโอของเวทีจะอยู่ที่นี่</p>}
        <div className={styles.ways}>
          <Link className={styles.way} to="/video?upload">
            <Video size={18} aria-hidden /> เพิ่มวิดีโอ
          </Link>
          <Link className={styles.way} to="/liveStreaming">
            <RadioTower size={18} aria-hidden /> สร้างไลฟ์
          </Link>
        </div>
      </div>
    </ProductSection>
  );
}

/** The videos of a stage, each with how far it is and the way to its page. */
function MediaList({ stage_id }: { stage_id: number }) {
  const { result } = useList<RowOf<'videos'>>({
    resource: 'videos',
    filters: [{ field: 'stage_id', operator: 'eq', value: stage_id }],
    sorters: [{ field: 'video_item', order: 'asc' }],
    pagination: { pageSize: SHOWN },
  });
  if (result.data.length === 0) return <p className="secondary">ยังไม่มีวิดีโอของเวทีนี้</p>;
  return (
    <ul className={styles.media} aria-label="วิดีโอของเวทีนี้">
      {result.data.map((video) => (
        <li key={video.id}>
          <Link to={`/video?edit=${video.id}`}>
            <Titled picture={video.video_path} title={video.video_name}>
              {VIDEO_TYPE[video.video_type]}
            </Titled>
          </Link>
          <StatusTag tone={TONES[video.video_status]}>{VIDEO_STATUS[video.video_status]}</StatusTag>
        </li>
      ))}
    </ul>
  );
}
