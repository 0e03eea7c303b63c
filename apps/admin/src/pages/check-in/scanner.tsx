import { useQrCamera } from '@wethi/browser/qr-camera';
import { Button } from 'antd';
import { CameraOff, Flashlight, FlashlightOff } from 'lucide-react';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import styles from './check-in.module.css';

interface ScannerProps {
  /** Whether the camera's lamp is wanted. */
  isLit: boolean;
  onLight: (isLit: boolean) => void;
  onCode: (code: string) => void;
  /** The other ways, beside the lamp. */
  children: ReactNode;
}

/** The camera at the back, looking for QRs. */
export function Scanner({ isLit, onLight, onCode, children }: ScannerProps) {
  const { video, failed, light } = useQrCamera(onCode);
  const shine = useEffectEvent(() => {
    // Refused while another program has the lamp: then it is not lit.
    light?.(isLit).catch(() => onLight(false));
  });
  const hasLamp = light !== undefined;
  useEffect(() => {
    if (hasLamp) shine();
  }, [hasLamp, isLit]);
  const Icon = isLit ? FlashlightOff : Flashlight;
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
        {hasLamp && (
          <Button size="large" aria-pressed={isLit} onClick={() => onLight(!isLit)}>
            <Icon size={20} aria-hidden />
            ไฟฉาย
          </Button>
        )}
        {children}
      </div>
    </>
  );
}
