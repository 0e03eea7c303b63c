import type { SendHeartbeat } from '@wethi/player';
import { useDialogs } from '../../overlays/dialogs';
import type { Playback } from './use-playback';

/**
 * Reports a viewing, and turns a refusal into words with a button that helps.
 * @param watchHere takes the place back from another device
 */
export function useHeartbeat(beat: Playback['beat'], watchHere: () => void): SendHeartbeat {
  const { open } = useDialogs();
  return async (facts) => {
    const refusal = await beat(facts);
    if (!refusal) return undefined;
    const remedy = refusal.isSignedOut
      ? { label: 'เข้าระบบ', onPress: () => open({ name: 'login' }) }
      : refusal.code === 'DEVICE_REPLACED'
        ? { label: 'ดูต่อที่เครื่องนี้', onPress: watchHere }
        : undefined;
    return { stop: { message: refusal.message, remedy } };
  };
}
