import { Alert, Button } from 'antd';
import { RefreshCw } from 'lucide-react';
import styles from './empty-box.module.css';

interface ReadFailedProps {
  what: string;
  error: { message: string };
  retry: () => unknown;
}

/** Says in place of a list or a number that it could not be read, and offers to try again. */
export function ReadFailed({ what, error, retry }: ReadFailedProps) {
  const again = (
    <Button icon={<RefreshCw size={18} aria-hidden />} onClick={() => void retry()}>
      ลองอีกครั้ง
    </Button>
  );
  const message = (
    <>
      <b>โหลด{what}ไม่สำเร็จ</b> {error.message}
    </>
  );
  return <Alert type="error" showIcon className={styles.failed} message={message} action={again} />;
}
