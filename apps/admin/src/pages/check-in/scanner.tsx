import { Alert } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { qrReader } from './qr-reader';
import styles from './check-in.module.css';

/** Four pictures a second; the same code counts again after three. */
const LOOK_MS = 250;
const SAME_MS = 3_000;

/** The camera at the back, looking for QRs. */
export function Scanner({ onCode }: { onCode: (code: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const told = useRef(onCode);
  useEffect(() => {
    told.current = onCode;
  }, [onCode]);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    let isOver = false;
    const last = { code: '', at: 0 };
    const begin = async () => {
      const options = { video: { facingMode: 'environment' }, audio: false };
      const [camera, read] = await Promise.all([navigator.mediaDevices.getUserMedia(options), qrReader()]);
      stream = camera;
      if (isOver || !video.current) return stop();
      video.current.srcObject = camera;
      await video.current.play();
      timer = setInterval(() => {
        const picture = video.current;
        if (!picture) return;
        void read(picture)
          .then((code) => {
            if (!code || (code === last.code && Date.now() < last.at + SAME_MS)) return;
            Object.assign(last, { code, at: Date.now() });
            told.current(code);
          })
          .catch(() => undefined);
      }, LOOK_MS);
      return undefined;
    };
    const stop = () => {
      clearInterval(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    begin().catch(() => setFailed(true));
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  if (failed) return <Alert type="warning" showIcon message="เปิดกล้องไม่ได้ พิมพ์รหัสใต้ QR หรือเลือกจากรายชื่อแทนได้" />;
  return (
    <div className={styles.camera}>
      <video ref={video} muted playsInline aria-label="ภาพจากกล้อง" />
      <i />
      <p>ส่องกล้องที่ QR บนบัตร</p>
    </div>
  );
}
