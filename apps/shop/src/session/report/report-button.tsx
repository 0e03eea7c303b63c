import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../ui/actions/button';
import type { Reported } from './report-dialog';
import styles from './report.module.css';

const ReportDialog = lazy(() => import('./report-dialog'));

/** Tells the team that something should not stand there. */
export function ReportButton({ reported, tabIndex }: { reported: Reported; tabIndex?: number }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={`รายงานข้อความของ ${reported.user_nickname}`}
        className={styles.flag}
        tabIndex={tabIndex}
        onClick={() => setOpen(true)}
      >
        <Flag size={16} aria-hidden />
      </IconButton>
      {open && (
        <Suspense>
          <ReportDialog reported={reported} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
