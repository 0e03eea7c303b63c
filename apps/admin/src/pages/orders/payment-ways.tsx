import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ORDERS_PAYMENT } from '@wethi/contract';
import { call } from '@wethi/http';
import { Switch } from 'antd';
import { useSave } from '../../providers/use-save';
import styles from './payment-ways.module.css';

const KEY = ['paymentWays'];

type Way = NonNullable<Awaited<ReturnType<typeof read>>>[number];
const read = async () => (await call('GET', 'paymentWays')).data;

/** Closes a way to pay while its gateway is in trouble; buyers then transfer and send the slip. */
export function PaymentWays() {
  const client = useQueryClient();
  const { data: ways = [] } = useQuery({ queryKey: KEY, queryFn: read });
  const { save, saving } = useSave((way: Way) => call('POST', 'paymentWays', { body: way }), {
    done: () => void client.invalidateQueries({ queryKey: KEY }),
  });
  return ways.map(({ orders_payment, open }) => (
    <label key={orders_payment} className={styles.way}>
      รับ{ORDERS_PAYMENT[orders_payment]}
      <Switch checked={open} loading={saving} onChange={(wanted) => save({ orders_payment, open: wanted })} />
    </label>
  ));
}
