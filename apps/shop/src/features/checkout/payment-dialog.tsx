import { baht, shortDate } from '@wethi/format';
import { useDialogs } from '../../app/dialogs';
import { useMember } from '../../app/member';
import type { PaymentRequest } from '../../app/payment-request';
import { Dialog } from '../../components/dialog';
import { Picture } from '../../components/picture';
import { Summary } from '../../components/summary';
import { useBookBank } from './book-bank';
import styles from './payment-dialog.module.css';
import { PaymentChannel } from './payment-channel';
import { SlipChecking, SlipConfirm } from './slip-states';
import { usePayment } from './use-payment';

/** The dialog 'ชำระเงิน' (product.md §2): what and how much at the left, how to pay at the right. */
export default function PaymentDialog({ request }: { request: PaymentRequest }) {
  const { close } = useDialogs();
  const session = useMember();
  const bank = useBookBank(request.product);
  const { state, choose, confirm } = usePayment(request, session.member?.id, bank.account);
  const locked = state.name === 'checking' || (state.name === 'confirm' && state.busy);
  return (
    <Dialog title="ชำระเงิน" width="payment" onClose={close} locked={locked}>
      <div className={styles.two}>
        <Bought request={request} />
        <div className={styles.how}>
          {state.name === 'before' && (
            <PaymentChannel state={state} session={session} bank={bank} request={request} onSlip={choose} />
          )}
          {state.name === 'checking' && <SlipChecking {...state} />}
          {state.name === 'confirm' && <SlipConfirm {...state} onConfirm={confirm} onSlip={choose} />}
        </div>
      </div>
    </Dialog>
  );
}

function Bought({ request: { product, price, product_price_title } }: { request: PaymentRequest }) {
  const date = product.stage_date ?? product.product_start;
  return (
    <div className={styles.what}>
      <div className={styles.product}>
        <Picture path={product.product_img} width={304} height={171} />
        <div>
          <b>{product.product_title}</b>
          <p className="small muted">{[product.band_name, date && shortDate(date)].filter(Boolean).join(' · ')}</p>
          <p className={styles.amount}>
            <span className="num">{baht(price)}</span>
            {product_price_title && <span className={`small muted ${styles.tier}`}> · {product_price_title}</span>}
          </p>
        </div>
      </div>
      <div className={styles.sum}>
        <Summary
          lines={[
            { label: 'ยอดรวม', amount: price },
            { label: 'ส่วนลด', amount: 0 },
          ]}
          net={price}
        />
      </div>
    </div>
  );
}
