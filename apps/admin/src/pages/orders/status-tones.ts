import type { OrdersStatus } from '@wethi/contract';
import type { Tone } from '../../feedback/status-tag';

export const STATUS_TONES: Record<OrdersStatus, Tone> = { wait: 'wait', approve: 'ok', not: 'no', refund: 'info' };
