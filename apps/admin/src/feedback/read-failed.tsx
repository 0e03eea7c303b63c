import { Alert, Button } from 'antd';
import styles from './empty-box.module.css';

interface ReadFailedProps {
  what: string;
  error: { message: string };
  retry: () => unknown;
}

/** Says in place of a list or a number that it could not be read, and offers to try again. */
export function ReadFailed({ what, error, retry }: ReadFailedProps) {
  const again = <Button onClick={() => void retry()}>ลองใหม่</Button>;
  const title = `อ่าน${what}ไม่สำเร็จ`;
  return (
    <Alert type="error" showIcon className={styles.failed} message={title} description={error.message} action={again} />
  );
}
