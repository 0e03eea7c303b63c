import { call } from '@wethi/http';
import { App } from 'antd';
import { RefreshCw } from 'lucide-react';
import { IconButton } from '../../actions/icon-button';
import { useSave } from '../../providers/use-save';

/** For a QR that went where it should not. */
export function RenewKey({ id }: { id: number }) {
  const { modal } = App.useApp();
  const { save } = useSave(() => call('POST', 'memberGroupNewKey', { body: { id } }), {
    changes: ['memberGroup'],
    words: { success: 'เปลี่ยนคิวอาร์แล้ว คิวอาร์เดิมใช้ไม่ได้อีก', failure: 'เปลี่ยนคิวอาร์ไม่สำเร็จ' },
  });
  const ask = () =>
    void modal.confirm({
      title: 'เปลี่ยนคิวอาร์ของกลุ่มนี้',
      content: 'คิวอาร์และลิงก์เดิมใช้ไม่ได้ทันที คนที่เป็นสมาชิกแล้วยังเป็นอยู่',
      okText: 'เปลี่ยน',
      cancelText: 'ยกเลิก',
      onOk: () => save(),
    });
  return <IconButton label="เปลี่ยนคิวอาร์" icon={<RefreshCw size={18} />} onClick={ask} />;
}
