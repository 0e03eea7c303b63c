import { Ban, Circle, CircleCheck, Radio, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { StatusTag } from '../../feedback/status-tag';
import { phaseOf, stateOf, type LiveShow } from './live-show';

/** What a show's state is called, with its sign. */
export function StateTag({ show, children }: { show: LiveShow; children?: ReactNode }) {
  const { tone, text } = stateOf(show);
  return (
    <StatusTag tone={tone} icon={signOf(show)}>
      {text} {children}
    </StatusTag>
  );
}

function signOf(show: LiveShow): ReactNode {
  const phase = phaseOf(show);
  if (phase === 'onAir')
    return show.live_streaming_live === 'Y' ? <Radio aria-hidden /> : <TriangleAlert aria-hidden />;
  if (phase === 'ended') return <CircleCheck aria-hidden />;
  return show.live_streaming_status === 'Y' ? <Circle aria-hidden /> : <Ban aria-hidden />;
}
