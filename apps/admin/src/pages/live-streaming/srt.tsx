import { useQuery } from '@tanstack/react-query';
import { call } from '@wethi/http';
import { Switch } from 'antd';
import { useSave } from '../../providers/use-save';
import { CopiedText } from './copied-text';
import styles from './studio.module.css';

interface SrtProps {
  /** Of a show, or of a member's camera. */
  of: 'liveStreamingSrt' | 'liveStreamingCameraSrt';
  id: number;
  /** The stream key, which is the passphrase. */
  passphrase: string;
}

/** The way in for a weak uplink: an address of its own, which opens when somebody asks for it. */
export function Srt({ of, id, passphrase }: SrtProps) {
  // A new key closes it.
  const { data, refetch } = useQuery({
    queryKey: [of, id, passphrase],
    queryFn: () => call('GET', of, { query: { id } }),
    gcTime: 0,
  });
  const { save: turn, saving } = useSave((srt_open: 'Y' | 'N') => call('POST', of, { body: { id, srt_open } }), {
    words: { failure: 'เปลี่ยนทาง SRT ไม่สำเร็จ' },
    done: () => void refetch(),
  });
  const address = data?.data?.live_streaming_srt;
  return (
    <>
      <label className={styles.switch}>
        <Switch
          checked={Boolean(address)}
          disabled={!data}
          loading={saving}
          onChange={(open) => turn(open ? 'Y' : 'N')}
        />
        รับทาง SRT สำหรับเน็ตที่ไม่นิ่ง
      </label>
      {address && (
        <>
          <CopiedText label="ที่อยู่ SRT" text={address} />
          <CopiedText label="รหัสผ่าน SRT" text={passphrase} secret />
          <p className="secondary">
            ใน OBS วางที่อยู่ในช่อง Server ต่อท้ายด้วย ?mode=caller&passphrase= และรหัสผ่าน เว้นช่อง Stream Key ว่าง
          </p>
        </>
      )}
    </>
  );
}
