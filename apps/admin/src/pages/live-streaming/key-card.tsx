import { useQuery } from '@tanstack/react-query';
import { call } from '@wethi/http';
import { Button, Modal, Switch } from 'antd';
import { KeyRound } from 'lucide-react';
import { Card } from '../../layout/page';
import { usePanel } from '../../panel/use-panel';
import { useSave } from '../../providers/use-save';
import { CopiedText } from './copied-text';
import type { LiveShow } from './live-show';
import { Srt } from './srt';
import styles from './studio.module.css';
import { TechnicianPhone } from './technician-phone';

interface KeyCardProps {
  show: LiveShow;
  changed: () => void;
}

/** Server and key for OBS. The key is read when somebody asks for it, and shown when they press. */
export function KeyCard({ show, changed }: KeyCardProps) {
  const renewing = usePanel('key');
  const { data, refetch } = useQuery({
    queryKey: ['liveStreamingKey', show.id],
    queryFn: () => call('GET', 'liveStreamingKey', { query: { id: show.id } }),
    gcTime: 0,
  });
  const { live_streaming_server: server = '', live_streaming_stream_key: key = '' } = data?.data ?? {};
  const { save: setOpen, saving } = useSave(
    (live_streaming_status: 'Y' | 'N') =>
      call('POST', 'liveStreaming', { body: { id: show.id, live_streaming_status } }),
    { done: changed },
  );
  const { save: renew, saving: isRenewing } = useSave(
    () => call('POST', 'liveStreamingNewKey', { body: { id: show.id } }),
    {
      words: { success: 'เปลี่ยนคีย์แล้ว ใส่คีย์ใหม่ใน OBS', failure: 'เปลี่ยนคีย์ไม่สำเร็จ' },
      done: () => {
        renewing.close();
        void refetch();
      },
    },
  );
  const isOpen = show.live_streaming_status === 'Y';
  return (
    <Card
      title="ที่อยู่และคีย์"
      extra={
        <label className={styles.switch}>
          เปิดรับสัญญาณ
          <Switch checked={isOpen} loading={saving} onChange={(open) => setOpen(open ? 'Y' : 'N')} />
        </label>
      }
    >
      <div className={styles.pad}>
        <CopiedText label="ที่อยู่เซิร์ฟเวอร์" what="ที่อยู่" text={server} />
        <CopiedText label="คีย์สตรีม" what="คีย์" text={key} secret />
        {key && <Srt of="liveStreamingSrt" id={show.id} passphrase={key} />}
        <p className="secondary">มีเครื่องสำรอง ให้ส่งไปที่เดียวกันด้วยคีย์นี้ต่อท้ายด้วย -backup ภาพจะสลับมาเองเมื่อเครื่องหลักหลุด</p>
        <p className={styles.warning}>
          <KeyRound size={20} aria-hidden />
          <span>
            คีย์เหมือนกุญแจบ้าน ใครมีก็ออกอากาศแทนวงได้ ส่งให้ช่างคนเดียว อย่าวางในกลุ่มแชต{' '}
            <Button type="link" onClick={() => renewing.show()}>
              เปลี่ยนคีย์ใหม่
            </Button>
          </span>
        </p>
        <TechnicianPhone show={show} changed={changed} />
      </div>
      <Modal
        open={renewing.open}
        title="เปลี่ยนคีย์สตรีม"
        okText="เปลี่ยนคีย์"
        okType="default"
        okButtonProps={{ danger: true, loading: isRenewing }}
        cancelText="ไม่เปลี่ยน"
        onOk={() => renew(undefined)}
        onCancel={renewing.close}
      >
        คีย์เดิมที่ลงท้าย <b>{key.slice(-4)}</b> จะใช้ไม่ได้ทันที ถ้าวงกำลังส่งภาพอยู่ ภาพจะหลุดจนกว่าจะใส่คีย์ใหม่ใน OBS
      </Modal>
    </Card>
  );
}
