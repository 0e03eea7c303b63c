import { LifeBuoy } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useMember } from '../member';
import { Button } from '../../ui/actions/button';
import styles from './help-button.module.css';

const HelpDialog = lazy(() => import('./help-dialog'));

interface HelpButtonProps {
  videoId: number;
  /** What a check of the connection found. */
  found?: string;
  /** Beside a title: on phones only its icon is seen. */
  small?: boolean;
}

/** Leads to people who help, for members: the answer has to reach somebody. */
export function HelpButton({ small, ...about }: HelpButtonProps) {
  const [isOpen, setOpen] = useState(false);
  if (useMember().state !== 'member') return null;
  return (
    <>
      <Button kind="line" size={small ? 'small' : 'medium'} onClick={() => setOpen(true)}>
        <LifeBuoy size={18} aria-hidden />
        <span className={small ? styles.words : undefined}>ขอความช่วยเหลือ</span>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <HelpDialog {...about} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
