import type { Schema } from '@wethi/api-client';
import { type VideoType, type YesNo } from '@wethi/contract';
import { recordDate } from '@wethi/format';
import { Form } from 'antd';
import { ChoiceCards } from '../../fields/choice-cards';

type Who = 'ticket' | 'course' | 'all' | 'nobody';

/** The kind of a video that opens it to some; tickets open several kinds. */
const TYPE: Partial<Record<Who, VideoType>> = { ticket: 'stage', course: 'course', all: 'teaser' };

function whoMay(type: VideoType | undefined, disable: YesNo | undefined): Who {
  if (disable === 'Y') return 'nobody';
  if (type === 'teaser') return 'all';
  return type === 'course' ? 'course' : 'ticket';
}

/** Who may watch a video: by its kind whoever bought it or everybody, or nobody while it is closed. */
export function WhoMayWatch({ buyers }: { buyers?: Schema<'VideoBuyers'> }) {
  const form = Form.useFormInstance();
  const type = Form.useWatch<VideoType>('video_type', form);
  const who = whoMay(type, Form.useWatch<YesNo>('video_disable', form));
  const choose = (next: Who) => {
    const opened = TYPE[next];
    const isOther = opened && whoMay(type, 'N') !== next;
    form.setFields([
      { name: 'video_disable', value: next === 'nobody' ? 'Y' : 'N', touched: true },
      ...(isOther ? [{ name: 'video_type', value: opened, touched: true }] : []),
    ]);
  };
  const last = buyers?.until ? ` (${recordDate(buyers.until)})` : '';
  const notes: readonly [Who, string, string][] = [
    ['ticket', 'คนที่ซื้อบัตรงานนี้', buyers ? `ถึง ${buyers.days} วันหลังวันแสดง${last}` : 'ตามเวลาดูของบัตร'],
    ['course', 'คนที่ซื้อคอร์ส', 'ตามอายุคอร์ส'],
    ['all', 'ทุกคน ดูฟรี', 'สำหรับทีเซอร์ ไม่ต้องเข้าระบบ'],
    ['nobody', 'ปิดไว้', 'เห็นเฉพาะหลังบ้าน'],
  ];
  return (
    <>
      <Form.Item name="video_disable" hidden>
        <input type="hidden" />
      </Form.Item>
      <ChoiceCards label="ใครดูได้" choices={notes} value={who} onChange={choose} />
    </>
  );
}
