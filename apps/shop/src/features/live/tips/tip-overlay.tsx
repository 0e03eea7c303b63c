import { lazy, Suspense } from 'react';
import { useDialogs } from '../../../overlays/dialogs';
import type { LiveData } from '../live-data.server';
import type { LiveShow } from '../use-live-show';
import type { Tips } from './use-tips';

const TipDialog = lazy(() => import('./tip-dialog'));

/** The dialog of garlands while the address opens it, and for as long as there is something to say in it. */
export function TipOverlay({ data, live, tips }: { data: LiveData; live: LiveShow; tips: Tips }) {
  const { overlay, close } = useDialogs();
  if (overlay?.name !== 'tip' || (!tips.areOpen && tips.openTipId === undefined)) return null;
  return (
    <Suspense fallback={null}>
      <TipDialog data={data} live={live} tips={tips} onClose={close} />
    </Suspense>
  );
}
