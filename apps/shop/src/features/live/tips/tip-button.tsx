import { Flower2 } from 'lucide-react';
import { Button } from '../../../ui/actions/button';
import { Words } from '../../../ui/actions/words';
import type { Tips } from './use-tips';

export const TIP_WORDS = 'คล้องมาลัย';

interface TipButtonProps {
  tips: Tips;
  kind?: 'secondary' | 'line';
  size?: 'small' | 'medium';
  className?: string;
}

/** A small one is an icon on phones. */
export function TipButton({ tips, kind = 'secondary', size = 'small', className }: TipButtonProps) {
  if (!tips.areOpen) return null;
  return (
    <Button kind={kind} size={size} className={className} onClick={tips.open}>
      <Flower2 size={18} aria-hidden />
      {size === 'small' ? <Words>{TIP_WORDS}</Words> : TIP_WORDS}
    </Button>
  );
}
