import { useQrCamera } from '@wethi/browser/qr-camera';
import { Button } from 'antd';
import { CameraOff, Flashlight, FlashlightOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import styles from './check-in.module.css';

interface ScannerProps {
  onCode: (code: string) => void;
  /** The other ways, beside the lamp. */
  children: ReactNode;
}

/** The camera at the back, looking for QRs. */
export function Scanner({ onCode, children }: ScannerProps) {
  const { video, failed, light } = useQrCamera(onCode);
  return (
    <>
      {failed ? (
        <p className={`${styles.note} ${styles.noteWait}`} role="status">
          <CameraOff size={20} aria-hidden />
          เปิดกล้องไม่ได้ พิมพ์รหัสใต้ QR หรือเลือกจากรายชื่อแทนได้
        </p>
      ) : (
        <div className={styles.camera}>
          <video ref={video} muted playsInline aria-label="ภาพจากกล้อง" />
          <i />
          <p>ส่องกล้องที่ QR บนบัตร</p>
        </div>
      )}
      <div className={styles.ways}>
        {light && <Lamp light={light} />}
        {children}
      </div>
    </>
  );
}

function Lamp({ light }: { light: (on: boolean) => Promise<void> }) {
  const [isOn, setOn] = useState(false);
  const toggle = async () => {
    // Refused while another program has the lamp: it stays as it is.
    await light(!isOn).then(
      () => setOn(!isOn),
      () => undefined,
    );
  };
  return (
    <Button size="large" aria-pressed={isOn} onClick={() => void toggle()}>
      {isOn ? <FlashlightOff size={20} aria-hidden /> : <Flashlight size={20} aria-hidden />}
      ไฟฉาย
    </Button>
  );
}
