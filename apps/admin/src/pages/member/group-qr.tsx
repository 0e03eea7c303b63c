import type { Schema } from '@wethi/api-client';
import { useQuery } from '@tanstack/react-query';
import { call } from '@wethi/http';
import { Button, Modal, Popconfirm } from 'antd';
import { Download, QrCode, RefreshCw } from 'lucide-react';
import { idOf, usePanel } from '../../panel/use-panel';
import { shopUrl } from '../../providers/shop-url';
import { useSave } from '../../providers/use-save';
import styles from './member.module.css';

/** The QR of a group: a customer scans it at the door, signs in and is a member. */
export function GroupQr({ group: { id, member_group_name, member_group_key } }: { group: Schema<'MemberGroup'> }) {
  const panel = usePanel('qr');
  const link = member_group_key && shopUrl(`/group/${member_group_key}`);
  const isOpen = panel.open && idOf(panel) === id;
  const { data: qr } = useQuery({
    queryKey: ['group-qr', link],
    queryFn: async () => (await import('qrcode')).toDataURL(link ?? '', { margin: 2, width: 960 }),
    enabled: isOpen && Boolean(link),
    staleTime: Infinity,
  });
  if (!link) return null;
  return (
    <>
      <Button icon={<QrCode size={18} aria-hidden />} onClick={() => panel.show(id)}>
        คิวอาร์
      </Button>
      {isOpen && (
        <Modal
          open
          title={`คิวอาร์ของกลุ่ม ${member_group_name}`}
          onCancel={panel.close}
          footer={[
            <RenewKey key="renew" id={id} />,
            <Button
              key="keep"
              type="primary"
              icon={<Download size={18} aria-hidden />}
              href={qr}
              download={`${member_group_name}.png`}
              disabled={!qr}
            >
              บันทึกคิวอาร์
            </Button>,
          ]}
        >
          <div className={styles.qr}>
            {qr && <img src={qr} alt={`คิวอาร์ของกลุ่ม ${member_group_name}`} width={240} height={240} />}
            <p>ลูกค้าสแกนคิวอาร์หน้างาน แล้วเป็นสมาชิกของกลุ่มทันที</p>
            <p className="secondary">{link}</p>
          </div>
        </Modal>
      )}
    </>
  );
}

/** For a QR that went where it should not. */
function RenewKey({ id }: { id: number }) {
  const { save, saving } = useSave(() => call('POST', 'memberGroupNewKey', { body: { id } }), {
    changes: ['memberGroup'],
    words: { success: 'เปลี่ยนคิวอาร์แล้ว คิวอาร์เดิมใช้ไม่ได้อีก', failure: 'เปลี่ยนคิวอาร์ไม่สำเร็จ' },
  });
  return (
    <Popconfirm
      title="เปลี่ยนคิวอาร์ของกลุ่มนี้"
      description="คิวอาร์และลิงก์เดิมใช้ไม่ได้ทันที คนที่เป็นสมาชิกแล้วยังเป็นอยู่"
      okText="เปลี่ยน"
      cancelText="ยกเลิก"
      onConfirm={() => save()}
    >
      <Button icon={<RefreshCw size={18} aria-hidden />} loading={saving}>
        เปลี่ยนคิวอาร์
      </Button>
    </Popconfirm>
  );
}
