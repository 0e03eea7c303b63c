import { Flower2 } from 'lucide-react';
import { Button } from '../../../ui/actions/button';
import { Words } from '../../../ui/actions/words';
import type { Tips } from './use-tips';

export const TIP_WORDS = 'คล้องมาลัย';

/** Below the picture; on phones the picture's own controls have it. */
export function TipButton({ tips, className }: { tips: Tips; className?: string }) {
  if (!tips.areOpen) return null;
  return (
    <Button kind="line" size="small" className={className} onClick={tips.open}>
      <Flower2 size={18} aria-hidden />
      <Words>{TIP_WORDS}</Words>
    </Button>
  );
}
