import { Flag } from 'lucide-react';
import { useDialogs } from '../../overlays/dialogs';
import { IconButton } from '../../ui/actions/button';
import type { Reported } from './report-dialog';
import styles from './report.module.css';

/** Tells the team that something should not stand there. */
export function ReportButton({ reported, tabIndex }: { reported: Reported; tabIndex?: number }) {
  const { open } = useDialogs();
  return (
    <IconButton
      label={`รายงานข้อความของ ${reported.user_nickname}`}
      className={styles.flag}
      tabIndex={tabIndex}
      onClick={() => open({ name: 'report', reported })}
    >
      <Flag size={16} aria-hidden />
    </IconButton>
  );
}
