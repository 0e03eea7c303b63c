import { count } from '@wethi/format';
import { ShieldAlert } from 'lucide-react';
import { StatusTag } from '../../feedback/status-tag';
import { useFigures } from './use-moderation';

/** How much waits to be judged, beside the title of the screen. */
export default function WaitingTag() {
  const { data } = useFigures();
  if (!data?.waiting) return null;
  return (
    <StatusTag tone="wait" icon={<ShieldAlert aria-hidden />}>
      รอตรวจ {count(data.waiting)}
    </StatusTag>
  );
}
