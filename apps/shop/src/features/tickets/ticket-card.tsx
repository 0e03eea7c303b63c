// At a gate without a line it could not be fetched any more.
import 'qrcode';
import { bangkokTime, clockTime, longDate } from '@wethi/format';
import { CircleCheck } from 'lucide-react';
import type { OwnTicket } from '../../api-types';
import { classNames } from '../../ui/class-names';
import { Picture } from '../../ui/media/picture';
import { QrCode } from '../../ui/media/qr-code';
import { Tear } from '../../ui/layout/card';
import { useAwake } from '../../ui/use-awake';
import styles from './tickets.module.css';

/** The ticket as it is shown at the gate. */
export function TicketCard({ ticket }: { ticket: OwnTicket }) {
  useAwake();
  const { product_title, band_name, stage_date, stage_time_start, stage_title, product_price_title } = ticket;
  const when = [stage_date && longDate(stage_date), stage_time_start && clockTime(stage_time_start)];
  return (
    <article className={classNames(styles.ticket, ticket.entry_at && styles.isUsed)}>
      <div className={styles.picture}>
        <Picture path={ticket.product_img} width={420} height={236} sizes="420px" />
        <div>
          <p className="small">{band_name}</p>
          <h2>{product_title}</h2>
        </div>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>วันและเวลา</dt>
          <dd>{when.filter(Boolean).join(' · ') || 'รอประกาศ'}</dd>
        </div>
        <div>
          <dt>สถานที่</dt>
          <dd>{stage_title ?? 'รอประกาศ'}</dd>
        </div>
        {product_price_title && (
          <div>
            <dt>โซน</dt>
            <dd>{product_price_title}</dd>
          </div>
        )}
      </dl>
      <Tear />
      <div className={styles.code}>
        {/* What was behind a used one is of no use any more: a QR of its code stands there for its looks. */}
        <QrCode
          text={ticket.ticket_token ?? ticket.ticket_code}
          quiet={4}
          className={styles.qr}
          label={ticket.ticket_token ? `QR บัตรเข้างาน${codeText(ticket)}` : undefined}
        />
        {ticket.entry_at && (
          <p className={styles.used}>
            <CircleCheck size={28} aria-hidden />
            เข้างานแล้ว {clockTime(bangkokTime(ticket.entry_at).time)}
            <span>{ticket.entry_gate}</span>
          </p>
        )}
        {ticket.order_no && <b className="num">{ticket.ticket_code}</b>}
        {ticket.ticket_token && <p>แสดง QR นี้ที่ประตู เร่งแสงหน้าจอไว้ ใช้ได้แม้ไม่มีสัญญาณ</p>}
      </div>
    </article>
  );
}

/** Nothing where the order is somebody else's. */
function codeText({ order_no, ticket_number }: OwnTicket): string {
  return order_no && ` รหัส ${order_no} ใบที่ ${ticket_number}`;
}
