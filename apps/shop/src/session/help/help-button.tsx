import { LifeBuoy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDialogs } from '../../overlays/dialogs';
import { useMember } from '../member';
import { Button } from '../../ui/actions/button';
import { Words } from '../../ui/actions/words';
import type { HelpAbout } from './help-dialog';

/** Leads to people who help, for members: the answer has to reach somebody. */
export function HelpButton({
  small,
  ...about
}: HelpAbout & { /** Beside a title: on phones only its icon is seen. */ small?: boolean }) {
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
export function HelpLink({ children, ...about }: HelpAbout & { children: ReactNode }) {
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

function Help({ about, children }: { about: HelpAbout; children: (open: () => void) => ReactNode }) {
  const { open } = useDialogs();
  if (useMember().state !== 'member') return null;
  return children(() => open({ name: 'help', about }));
}
