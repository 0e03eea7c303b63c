import { useQrCamera } from '@wethi/browser/qr-camera';
import { paths } from '../../config/paths';
import { useRootData } from '../../session/root-data';
import { Button } from '../../ui/actions/button';
import { Alert } from '../../ui/feedback/alert';
import { scannedCode } from './scanned-code';
import styles from './tv-remote.module.css';

interface ScannerProps {
  onCode: (code: string) => void;
  onClose: () => void;
}

/** Looks for the QR on a television with the camera; the code can be typed all the while. */
export function Scanner({ onCode, onClose }: ScannerProps) {
  const { publicUrl } = useRootData();
  const { video, failed } = useQrCamera((text) => {
    const code = scannedCode(text, publicUrl + paths.tv);
    if (code) onCode(code);
  });
  return (
    <div className={styles.scanner}>
      {failed ? (
        <Alert kind="wait">เปิดกล้องไม่ได้ พิมพ์รหัส 6 ตัวบนจอทีวีแทนได้เลย</Alert>
      ) : (
        <>
          <video ref={video} muted playsInline aria-label="ภาพจากกล้อง" />
          <p className="hint">ส่องกล้องที่คิวอาร์บนจอทีวี</p>
        </>
      )}
      <Button kind="secondary" block onClick={onClose}>
        {failed ? 'พิมพ์รหัสแทน' : 'ปิดกล้อง'}
      </Button>
    </div>
  );
}
