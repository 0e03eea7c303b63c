import { Form } from 'antd';
import { shopUrl } from '../../providers/shop-url';
import { useMadeQr } from './use-group-qr';
import styles from './member.module.css';

function useKey(): string | null | undefined {
  const form = Form.useFormInstance();
  return Form.useWatch<string | null | undefined>('member_group_key', { form, preserve: true });
}

/** In the form of a group: the QR that stands there without a picture of its own. */
export function MadeQr() {
  const qr = useMadeQr(useKey());
  return qr ? (
    <img className={styles.made} src={qr} alt="คิวอาร์ที่ระบบทำให้" width={112} height={112} />
  ) : (
    <span className={styles.made} />
  );
}

/** What that leads to. */
export function MadeQrNote() {
  const key = useKey();
  return (
    <>
      {key ? 'ระบบทำให้แล้ว' : 'ระบบทำให้เมื่อบันทึก'} จะใช้รูปของตัวเองก็ได้ png gif jpeg ไม่เกิน 8 MB
      {key && <small className={styles.link}>{shopUrl(`/group/${key}`)}</small>}
    </>
  );
}
