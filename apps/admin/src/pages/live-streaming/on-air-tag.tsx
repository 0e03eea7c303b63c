import { useList } from '@refinedev/core';
import { count } from '@wethi/format';
import { StatusTag } from '../../feedback/status-tag';

const LOOK_AGAIN_MS = 30_000;

/** How many shows are on air, beside the title of the screen. */
export default function OnAirTag() {
  const { result } = useList({
    resource: 'liveStreaming',
    filters: [{ field: 'live_streaming_phase', operator: 'eq', value: 'onAir' }],
    pagination: { currentPage: 1, pageSize: 1 },
    queryOptions: { refetchInterval: LOOK_AGAIN_MS, meta: { background: true } },
  });
  if (!result.total) return null;
  return (
    <StatusTag tone="live">
      <span className="number">{count(result.total)}</span> รายการสด
    </StatusTag>
  );
}
