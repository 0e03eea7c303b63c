import { fullDuration } from '@wethi/format';
import { Alert, Button, Input, Spin } from 'antd';
import { ListMusic, MapPin, Play, TriangleAlert } from 'lucide-react';
import { IconButton } from '../../actions/icon-button';
import { ReadFailed } from '../../feedback/read-failed';
import { StatusTag } from '../../feedback/status-tag';
import { Card } from '../../layout/page';
import { secondsOf } from './chapter-times';
import type { Chapters } from './use-chapters';
import styles from './video.module.css';

interface ChaptersCardProps {
  chapters: Chapters;
  /** The second of the video that is seen. */
  now: () => number;
  playFrom: (second: number) => void;
}

/** Where each song begins in the video: typed, taken from the set list, or from what is just heard. */
export function ChaptersCard({ chapters, now, playFrom }: ChaptersCardProps) {
  const { rows, isRead, error, retry, faults, planned, takePlan, type } = chapters;
  return (
    <Card
      title="ตอนของวิดีโอ"
      extra={
        planned > 0 && (
          <Button icon={<ListMusic size={18} aria-hidden />} onClick={takePlan}>
            ดึงจากเซตลิสต์ {planned} ช่วง
          </Button>
        )
      }
    >
      <div className={styles.body}>
        {error && <ReadFailed what="เซตลิสต์" error={error} retry={retry} />}
        {!isRead && !error && <Spin />}
        {isRead && rows.length === 0 && <p className="secondary">ยังไม่มีเซตลิสต์ของเวทีนี้ เพิ่มเพลงที่เมนูเซตลิสต์ก่อน</p>}
        {rows.length > 0 && <Alert showIcon type="info" message="เวลาจากคืนแสดงอาจคลาดเล็กน้อย เปิดฟังแล้วกด “ตรงนี้” เพื่อแก้" />}
        <ol className={styles.chapters}>
          {rows.map(({ id, title, text }, at) => (
            <li key={id}>
              <span className="secondary number">{at + 1}</span>
              <span>
                {title}{' '}
                {faults.has(id) && (
                  <StatusTag tone="wait" icon={<TriangleAlert size={14} aria-hidden />}>
                    {Number.isNaN(secondsOf(text)) ? 'อ่านเวลาไม่ออก' : 'ทับช่วงก่อนหน้า'}
                  </StatusTag>
                )}
              </span>
              <Input
                aria-label={`“${title}” เริ่มที่`}
                className="number"
                placeholder="0:00:00"
                maxLength={9}
                status={faults.has(id) ? 'error' : undefined}
                value={text}
                onChange={({ target }) => type(id, target.value)}
              />
              <IconButton
                label={`“${title}” เริ่มตรงนี้`}
                icon={<MapPin size={18} />}
                onClick={() => type(id, fullDuration(now()))}
              />
              <IconButton
                label={`ฟังจากตรงที่ “${title}” เริ่ม`}
                icon={<Play size={18} />}
                onClick={() => playFrom(secondsOf(text) || 0)}
              />
            </li>
          ))}
        </ol>
        {[...faults].map(([id, fault]) => (
          <p key={id} role="alert" className={styles.fault}>
            {fault}
          </p>
        ))}
      </div>
    </Card>
  );
}
