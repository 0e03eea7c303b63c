import { count } from '@wethi/format';
import { useNavigate } from 'react-router';
import { call } from '@wethi/http';
import type { PackageProduct, RoomPlace } from '../../api-types';
import { paths } from '../../config/paths';
import { useDialogs } from '../../overlays/dialogs';
import { Button } from '../../ui/actions/button';
import { Dialog } from '../../ui/overlay/dialog';
import { useSave } from '../../ui/use-save';
import styles from './waiting-room.module.css';

/** Leaving is the one step that loses something, so it is asked. */
export function LeaveLine({ product, place }: { product: PackageProduct; place: RoomPlace }) {
  const { close } = useDialogs();
  const leave = useLeave(product);
  return (
    <Dialog title="ออกจากคิว" width="message" alert onClose={close}>
      <div className={styles.asks}>
        <b>ออกจากคิวที่ {count((place.queue_ahead ?? 0) + 1)}</b>
        <p className="small t2">ออกแล้วกลับมาใหม่ต้องต่อท้าย</p>
        <Button kind="primary" block onClick={close}>
          รอต่อ
        </Button>
        <Button kind="danger" block loading={leave.busy} onClick={() => leave.save()}>
          ออกจากคิว
        </Button>
      </div>
    </Dialog>
  );
}

/** Gives up the place in line, or a turn that it came to, and goes back to the show. */
export function useLeave(product: PackageProduct) {
  const navigate = useNavigate();
  return useSave(() => call('POST', 'waitingRoomLeave', { body: { product_id: product.id } }), {
    failure: 'ออกจากคิวไม่ได้',
    // Coming back is standing in line again, behind the others.
    then: () => navigate(paths.show(product.product_url), { replace: true }),
  });
}
