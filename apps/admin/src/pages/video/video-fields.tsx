import { CAMERA_START_MAX_MS, VIDEO_FORMAT, VIDEO_TYPE } from '@wethi/contract';
import { Form } from 'antd';
import { crud } from '../../crud/crud';
import { BAND, STAGE } from '../../providers/resource';

const { Field } = crud('videos');

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

/** What a video is of. */
export function OfWhat() {
  return (
    <>
      <Field.Text name="video_name" label="ชื่อวิดีโอ" required />
      <Field.Reference name="band_id" label="วง" {...BAND} />
      <Field.Reference name="stage_id" label="เวที" {...STAGE} />
      <Field.Choice name="video_type" label="ชนิด" labels={VIDEO_TYPE} />
      <OfCamera />
    </>
  );
}

/** Where its files are; the address only of one that lies elsewhere. */
export function FromWhere() {
  const format = Form.useWatch<string>('video_formath');
  return (
    <>
      <Field.Choice name="video_formath" label="ที่มา" labels={VIDEO_FORMAT} />
      {format === 'embed' && <Field.Text name="video_embed" label="ที่อยู่ของวิดีโอที่ฝัง" maxLength={500} />}
      {format === 'hls' && <Field.Text name="video_HLS" label="ที่อยู่ HLS" maxLength={500} />}
    </>
  );
}
