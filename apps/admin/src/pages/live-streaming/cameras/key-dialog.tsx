import { useQuery } from '@tanstack/react-query';
import { call } from '@wethi/http';
import { Button, Modal, Spin } from 'antd';
import { useState } from 'react';
import { ReadFailed } from '../../../feedback/read-failed';
import type { Panel } from '../../../panel/use-panel';
import { useSave } from '../../../providers/use-save';
import { CopiedText } from '../copied-text';
import { Srt } from '../srt';
import styles from '../studio.module.css';

interface KeyDialogProps {
  panel: Panel;
  cameraId: number | undefined;
  /** Whose camera it is. */
  name: string;
}

/** Server and key for the program that sends one camera's picture; read when somebody asks for them. */
export function KeyDialog({ panel, cameraId = 0, name }: KeyDialogProps) {
  const [isAsked, ask] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['liveStreamingCameraKey', cameraId],
    queryFn: () => call('GET', 'liveStreamingCameraKey', { query: { id: cameraId } }),
    enabled: panel.open && cameraId > 0,
    gcTime: 0,
  });
  const { save: renew, saving } = useSave(() => call('POST', 'liveStreamingCameraNewKey', { body: { id: cameraId } }), {
    words: { success: 'เปลี่ยนคีย์แล้ว ใส่คีย์ใหม่ในเครื่องที่ส่งภาพกล้องนี้', failure: 'เปลี่ยนคีย์ไม่สำเร็จ' },
    done: () => {
      ask(false);
      void refetch();
    },
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
          <Srt of="liveStreamingCameraSrt" id={cameraId} passphrase={data.data.live_streaming_stream_key} />
          {isAsked ? (
            <p className={styles.warning}>
              คีย์เดิมจะใช้ไม่ได้ทันที ถ้ากล้องนี้กำลังส่งภาพอยู่ ภาพจะหลุดจนกว่าจะใส่คีย์ใหม่{' '}
              <Button danger loading={saving} onClick={() => renew(undefined)}>
                เปลี่ยนคีย์
              </Button>{' '}
              <Button onClick={() => ask(false)}>ไม่เปลี่ยน</Button>
            </p>
          ) : (
            <Button type="link" onClick={() => ask(true)}>
              เปลี่ยนคีย์ใหม่
            </Button>
          )}
          <p className="secondary">มีเครื่องสำรอง ให้ส่งไปที่เดียวกันด้วยคีย์นี้ต่อท้ายด้วย -backup ภาพจะสลับมาเองเมื่อเครื่องหลักหลุด</p>
          <p className="secondary">ส่งภาพเป็น H.264 ตั้งคีย์เฟรมทุก 1 วินาที ภาพจากกล้องขึ้นให้คนดูเลือกเองเมื่อเริ่มส่ง</p>
        </div>
      )}
    </Modal>
  );
}
