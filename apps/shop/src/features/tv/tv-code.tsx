import { duration } from '@wethi/format';
import { useId } from 'react';
import { paths } from '../../config/paths';
import { useRootData } from '../../session/root-data';
import { QrCode } from '../../ui/media/qr-code';
import { useCountdown } from '../../ui/time/use-countdown';
import { TvFrame } from './tv-frame';
import styles from './tv.module.css';

/** The code, and the same for a camera. @param seconds until another takes its place */
export function TvCode({ code, seconds }: { code: string; seconds: number }) {
  const heading = useId();
  const [left] = useCountdown(seconds);
  const { publicUrl } = useRootData();
  const address = `${publicUrl}${paths.tv}`;
  return (
    <TvFrame foot={['ไม่ต้องเข้าระบบบนทีวี', `รหัสใหม่ใน ${duration(left)} นาที`]} timer aria-labelledby={heading}>
      <div className={styles.two}>
        <div>
          <h1 id={heading}>ดูบนทีวีเครื่องนี้</h1>
          <ol className={styles.steps}>
            <li>
              <i aria-hidden>1</i>
              <div>
                หยิบมือถือ เปิด <b>{address.replace(/^https?:\/\//, '')}</b>
              </div>
            </li>
            <li>
              <i aria-hidden>2</i>
              <div>
                ใส่รหัสนี้
                <div className={styles.code} role="img" aria-label={`รหัส ${[...code].join(' ')}`}>
                  {[...code].map((character, place) => (
                    <b key={place}>{character}</b>
                  ))}
                </div>
              </div>
            </li>
            <li>
              <i aria-hidden>3</i>
              <div>เลือกงานที่ซื้อไว้ ภาพขึ้นที่นี่</div>
            </li>
          </ol>
        </div>
        <div>
          {/* Behind the hash the code is seen by no server and kept in no log. */}
          <QrCode className={styles.qr} text={`${address}#${code}`} label="คิวอาร์สำหรับเปิดหน้าใส่รหัสบนมือถือ" />
          <p className={styles.caption}>หรือส่องด้วยกล้องมือถือ ไม่ต้องพิมพ์รหัส</p>
        </div>
      </div>
    </TvFrame>
  );
}
