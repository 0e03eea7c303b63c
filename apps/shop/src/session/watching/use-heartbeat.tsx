import type { SendHeartbeat, Stop } from '@wethi/player';
import { Play } from 'lucide-react';
import { useNavigate } from 'react-router';
import { paths } from '../../config/paths';
import { useDialogs } from '../../overlays/dialogs';
import { replacedText } from './replaced-text';
import type { Playback } from './use-playback';

/**
 * Reports a viewing, and turns a refusal into words with a button that helps.
 * @param watchHere takes the place back from another device
 */
export function useHeartbeat(beat: Playback['beat'], watchHere: () => unknown): SendHeartbeat {
  const { open } = useDialogs();
  const navigate = useNavigate();
  return async (facts) => {
    const refusal = await beat(facts);
    if (!refusal) return undefined;
    if (refusal.code === 'DEVICE_REPLACED') {
      return { stop: replaced(refusal.data, watchHere, () => void navigate(paths.profile)) };
    }
    const remedy = refusal.isSignedOut ? { label: 'เข้าระบบ', onPress: () => open({ name: 'login' }) } : undefined;
    return { stop: { message: refusal.message, remedy } };
  };
}

/** The newest device plays (screens-watch.md 12, #device). */
function replaced(data: unknown, watchHere: () => unknown, changePin: () => void): Stop {
  return {
    title: 'ไปเปิดดูที่อีกเครื่องแล้ว',
    message: replacedText(data),
    remedy: { label: 'กลับมาดูเครื่องนี้', icon: <Play size={18} fill="currentColor" aria-hidden />, onPress: watchHere },
    otherRemedy: { label: 'ไม่ใช่เครื่องของเรา เปลี่ยน PIN', onPress: changePin },
  };
}
