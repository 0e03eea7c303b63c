import type { BandFollowState } from '../../api-types';
import { useDialogs } from '../../overlays/dialogs';
import { FollowWays } from '../../session/follow-ways';
import { Button } from '../../ui/actions/button';
import { Dialog } from '../../ui/overlay/dialog';
import styles from './band.module.css';

interface FollowDialogProps {
  bandName: string;
  state: BandFollowState;
  onChange: (state: BandFollowState) => void;
}

/** Asks how somebody wants to hear of a band that they follow now (design: 36 #follow). */
export function FollowDialog({ bandName, state, onChange }: FollowDialogProps) {
  const { close } = useDialogs();
  return (
    <Dialog title={`ติดตาม ${bandName}`} width="auth" onClose={close}>
      <div className={styles.dialog}>
        <p className="t2">เมื่อวงประกาศงานใหม่ บอกคุณทางไหนดี เลือกได้หลายทาง</p>
        <FollowWays state={state} onChange={onChange} />
        <Button kind="primary" block onClick={close}>
          เรียบร้อย
        </Button>
        <p className="hint center">เลิกติดตามได้ทุกเมื่อ ที่ปุ่มเดิม</p>
      </div>
    </Dialog>
  );
}
