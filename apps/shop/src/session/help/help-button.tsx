import type { HelpReason } from '@wethi/contract';
import { LifeBuoy } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useMember } from '../member';
import { Button } from '../../ui/actions/button';
import { Words } from '../../ui/actions/words';

const HelpDialog = lazy(() => import('./help-dialog'));

interface About {
  videoId: number;
  /** What a check of the connection found. */
  found?: string;
  /** What it is about, as far as that is known before one asks. */
  reason?: HelpReason;
  text?: string;
}

/** Leads to people who help, for members: the answer has to reach somebody. */
export function HelpButton({
  small,
  ...about
}: About & { /** Beside a title: on phones only its icon is seen. */ small?: boolean }) {
  return (
    <Help about={about}>
      {(open) => (
        <Button kind="line" size={small ? 'small' : 'medium'} onClick={open}>
          <LifeBuoy size={18} aria-hidden />
          {small ? <Words>ขอความช่วยเหลือ</Words> : 'ขอความช่วยเหลือ'}
        </Button>
      )}
    </Help>
  );
}

/** The same from within a sentence. */
export function HelpLink({ children, ...about }: About & { children: ReactNode }) {
  return (
    <Help about={about}>
      {(open) => (
        <button type="button" className="link" onClick={open}>
          {children}
        </button>
      )}
    </Help>
  );
}

function Help({ about, children }: { about: About; children: (open: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  if (useMember().state !== 'member') return null;
  return (
    <>
      {children(() => setOpen(true))}
      {isOpen && (
        <Suspense fallback={null}>
          <HelpDialog {...about} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
