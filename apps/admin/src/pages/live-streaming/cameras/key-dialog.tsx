import { useQuery } from '@tanstack/react-query';
import { call } from '@wethi/http';
import { Button, Modal, Spin } from 'antd';
import { ReadFailed } from '../../../feedback/read-failed';
import type { Panel } from '../../../panel/use-panel';
import { CopiedText } from '../copied-text';
import styles from '../studio.module.css';

interface KeyDialogProps {
  panel: Panel;
  cameraId: number | undefined;
  /** Whose camera it is. */
  name: string;
}

/** Server and key for the program that sends one camera's picture; read when somebody asks for them. */
export function KeyDialog({ panel, cameraId = 0, name }: KeyDialogProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['liveStreamingCameraKey', cameraId],
    queryFn: () => call('GET', 'liveStreamingCameraKey', { query: { id: cameraId } }),
    enabled: panel.open && cameraId > 0,
    gcTime: 0,
  });
  return (
    <Modal
      open={panel.open}
      title={`ที่อยู่และคีย์ของกล้อง${name}`}
      footer={<Button onClick={panel.close}>ปิด</Button>}
      onCancel={panel.close}
    >
      {error && <ReadFailed what="คีย์ของกล้อง" error={error} retry={refetch} />}
      {!data && !error && <Spin />}
      {data?.data && (
        <div className={styles.copies}>
          <CopiedText label="ที่อยู่เซิร์ฟเวอร์" what="ที่อยู่" text={data.data.live_streaming_server} />
          <CopiedText label="คีย์ของกล้อง" text={data.data.live_streaming_stream_key} secret />
          <p className="secondary">ส่งภาพเป็น H.264 ตั้งคีย์เฟรมทุก 1 วินาที ภาพจากกล้องขึ้นให้คนดูเลือกเองเมื่อเริ่มส่ง</p>
        </div>
      )}
    </Modal>
  );
}
