import { baht, count } from '@wethi/format';
import { Link } from 'react-router';
import { Card } from '../../layout/page';
import styles from './dashboard.module.css';
import { ordersOf } from './figures';
import { PartFailed } from './part-failed';
import type { Period } from './period';
import { useBestShows, useCouponsUsed } from './use-figures';

const SHOWN = 5;

/** What sold best, each the way to its orders. */
export function BestShows({ period }: { period: Period }) {
  const { data = [], error, refetch, isSuccess } = useBestShows(period);
  const best = data.slice(0, SHOWN);
  const most = Math.max(1, ...best.map(({ net }) => net));
  const { from, to, band } = period;
  const all = `/sales?by=product&from=${from}&to=${to}${band === undefined ? '' : `&band_id=${band}`}`;
  return (
    <Card title="งานแสดงขายดี" extra={<Link to={all}>ดูทั้งหมด</Link>}>
      <PartFailed error={error} retry={refetch} />
      {isSuccess && best.length === 0 && <p className={`secondary ${styles.chart}`}>ยังไม่มีการขายในช่วงนี้</p>}
      <ul className={styles.best}>
        {best.map(({ product_id, product_title, tickets, net }) => (
          <li key={product_id}>
            <Link to={`/product?edit=${product_id}`}>
              <span>
                {product_title} <small className="secondary">{count(tickets)} ใบ</small>
              </span>
              <b className="number">{baht(net)}</b>
            </Link>
            <meter value={net} max={most} aria-label={product_title} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The coupons that were used most. */
export function CouponsUsed({ period }: { period: Period }) {
  const { data = [], error, refetch, isSuccess, isAsked } = useCouponsUsed(period);
  if (!isAsked) return null;
  const best = data.slice(0, SHOWN);
  return (
    <Card title="คูปองที่ใช้" extra={<Link to="/coupon">ดูทั้งหมด</Link>}>
      <PartFailed error={error} retry={refetch} />
      {isSuccess && best.length === 0 && <p className={`secondary ${styles.chart}`}>ยังไม่มีใครใช้คูปองในช่วงนี้</p>}
      {best.length > 0 && (
        <table className={styles.coupons}>
          <thead>
            <tr>
              <th scope="col">คูปอง</th>
              <th scope="col">ใช้แล้ว</th>
              <th scope="col">ลดไป</th>
              <th scope="col">ยอดที่ได้</th>
            </tr>
          </thead>
          <tbody>
            {best.map(({ coupon_id, coupon_code, coupon_name, orders, discount, net }) => (
              <tr key={coupon_id}>
                <th scope="row">
                  <Link to={ordersOf(period, { coupon_id: String(coupon_id) })}>{coupon_code}</Link>
                  <small className="secondary">{coupon_name}</small>
                </th>
                <td className="number">{count(orders)}</td>
                <td className="number">{baht(discount)}</td>
                <td className="number" data-label="ยอดที่ได้">
                  {baht(net)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
