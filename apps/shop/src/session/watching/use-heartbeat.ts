import type { SendHeartbeat, Stop } from '@wethi/player';
import { useNavigate } from 'react-router';
import { paths } from '../../config/paths';
import { useDialogs } from '../../overlays/dialogs';
import type { Playback } from './use-playback';

/**
 * Reports a viewing, and turns a refusal into words with a button that helps.
 * @param watchHere takes the place back from another device
 */
export function useHeartbeat(beat: Playback['beat'], watchHere: () => void): SendHeartbeat {
  const { open } = useDialogs();
  const navigate = useNavigate();
  return async (facts) => {
    const refusal = await beat(facts);
    if (!refusal) return undefined;
    if (refusal.code === 'DEVICE_REPLACED') return { stop: replaced(watchHere, () => void navigate(paths.profile)) };
    const remedy = refusal.isSignedOut ? { label: 'เข้าระบบ', onPress: () => open({ name: 'login' }) } : undefined;
    return { stop: { message: refusal.message, remedy } };
  };
}

/** The newest device plays (screens-watch.md 12, #device). */
function replaced(watchHere: () => void, changePin: () => void): Stop {
  return {
    title: 'ไปเปิดดูที่อีกเครื่องแล้ว',
    message: 'บัตรนี้ดูพร้อมกันได้จำกัดจำนวนเครื่อง เครื่องที่เปิดล่าสุดได้ดู',
    remedy: { label: 'กลับมาดูเครื่องนี้', onPress: watchHere },
    otherRemedy: { label: 'ไม่ใช่เครื่องของเรา เปลี่ยน PIN', onPress: changePin },
  };
}
