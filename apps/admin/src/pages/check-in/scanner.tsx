import { useQrCamera } from '@wethi/browser/qr-camera';
import { Alert } from 'antd';
import styles from './check-in.module.css';

/** The camera at the back, looking for QRs. */
export function Scanner({ onCode }: { onCode: (code: string) => void }) {
  const { video, failed } = useQrCamera(onCode);
  if (failed) return <Alert type="warning" showIcon message="เปิดกล้องไม่ได้ พิมพ์รหัสใต้ QR หรือเลือกจากรายชื่อแทนได้" />;
  return (
    <div className={styles.camera}>
      <video ref={video} muted playsInline aria-label="ภาพจากกล้อง" />
      <i />
      <p>ส่องกล้องที่ QR บนบัตร</p>
    </div>
  );
}
