import { Theater, House, RotateCw, TriangleAlert } from 'lucide-react';
import { isRouteErrorResponse } from 'react-router';
import { Button, ButtonLink } from '../ui/actions/button';
import { paths } from '../config/paths';
import { isReported } from './error-reports';
import styles from './error-page.module.css';

function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

export function errorTitle(error: unknown): string {
  return isNotFound(error) ? '404 Not Found' : 'An error occurred';
}

/** An address that does not exist, or any other failure (product.md §8). */
export function ErrorPage({ error }: { error: unknown }) {
  return isNotFound(error) ? <NotFound /> : <Failure isReported={isReported(error)} />;
}

function NotFound() {
  return (
    <div className={styles.page}>
      <div>
        <span className={styles.sign}>
          <Theater size={44} aria-hidden />
        </span>
        <h1 lang="en">404 Not Found</h1>
        <p className={`t2 ${styles.english}`} lang="en">
          This page could not be found
        </p>
        <p className={`muted ${styles.text}`}>ไม่พบหน้าที่คุณต้องการ อาจถูกย้ายหรือพิมพ์ที่อยู่ผิด</p>
        <div className={styles.actions}>
          <HomeLink />
          <ButtonLink kind="secondary" size="large" to={paths.shows}>
            ดูงานแสดงทั้งหมด
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

function Failure({ isReported }: { isReported: boolean }) {
  return (
    <div className={styles.page}>
      <div>
        <span className={styles.sign}>
          <TriangleAlert size={44} aria-hidden />
        </span>
        <h1 lang="en">An error occurred</h1>
        <p className={`muted ${styles.text}`}>ระบบขัดข้องชั่วคราว {isReported && 'ทีมงานได้รับแจ้งแล้ว '}กรุณาลองใหม่อีกครั้ง</p>
        <div className={styles.actions}>
          <HomeLink />
          <Button kind="secondary" size="large" onClick={() => location.reload()}>
            <RotateCw size={20} aria-hidden />
            ลองใหม่
          </Button>
        </div>
      </div>
    </div>
  );
}

/** A full page load: whatever broke in this page's memory is gone after it. */
function HomeLink() {
  return (
    <ButtonLink kind="primary" size="large" to={paths.home} reloadDocument>
      <House size={20} aria-hidden />
      กลับหน้าแรก
    </ButtonLink>
  );
}
