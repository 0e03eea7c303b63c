import { Modal } from 'antd';
import { Key } from '../../actions/key';
import styles from './orders-confirm.module.css';
import { SHORTCUTS } from './shortcuts';

export function ShortcutHelp({ open, close }: { open: boolean; close: () => void }) {
  return (
    <Modal open={open} onCancel={close} footer={null} title="ปุ่มลัด" width={420}>
      <ul className={styles.help}>
        {SHORTCUTS.map(({ key, label }) => (
          <li key={key}>
            <Key>{key}</Key> {label}
          </li>
        ))}
        <li>
          <Key>Ctrl</Key> <Key>Enter</Key> ไม่อนุมัติ ขณะพิมพ์หมายเหตุ
        </li>
      </ul>
    </Modal>
  );
}
