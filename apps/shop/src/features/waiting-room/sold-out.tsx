import { bangkokTime, clockTime, count, shortDate } from '@wethi/format';
import { ListPlus, TicketX } from 'lucide-react';
import type { OwnListPlace, PackageProduct } from '../../api-types';
import { paths } from '../../config/paths';
import { priceText } from '../../shows/prices/price-text';
import { ButtonLink } from '../../ui/actions/button';
import dots from '../../ui/dots.module.css';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Card, Tear } from '../../ui/layout/card';
import { ListForm, type ListWish } from './list-form';
import { RoomFrame } from './room-frame';
import styles from './waiting-room.module.css';

interface SoldOutProps {
  product: PackageProduct;
  /** Null until it is known. */
  place: OwnListPlace | null;
  busy: boolean;
  onList: (wish: ListWish) => void;
}

/** Everything is sold: the list of those who want what somebody gives back. */
export function SoldOut({ product, place, busy, onList }: SoldOutProps) {
  const minutes = place?.offer_minutes;
  const isOver = place?.list_open === false;
  return (
    <RoomFrame product={product} title="บัตรหมดแล้ว">
      <Card className={styles.card}>
        <EmptyState
          inCard
          icon={TicketX}
          title={soldText(product.product_limit, place)}
          text={isOver ? 'หมดเวลารอบัตรคืนแล้ว' : 'ลงชื่อไว้ ถ้ามีบัตรคืน หรือสลิปไม่ผ่าน เราเสนอให้ตามลำดับ'}
        />
        {!isOver && (
          <>
            <ListForm product={product} icon={ListPlus} action="ลงชื่อรอบัตรคืน" busy={busy} onWish={onList} />
            <ul className={dots.dots}>
              <li>ไม่เสียเงินตอนลงชื่อ ถอนชื่อได้ทุกเมื่อ</li>
              <li>มีบัตรแล้วเราส่ง SMS {minutes && `ให้เวลา ${minutes} นาทีในการชำระเงิน `}ระหว่าง 08:00 ถึง 21:00 น.</li>
              <li>ไม่ทันเวลา บัตรไปที่คนถัดไป ชื่อของคุณยังอยู่ต่อท้าย</li>
            </ul>
          </>
        )}
        {place?.online ? (
          <Online online={place.online} />
        ) : (
          <ButtonLink kind="ghost" block to={paths.show(product.product_url)}>
            กลับไปหน้างานแสดง
          </ButtonLink>
        )}
      </Card>
    </RoomFrame>
  );
}

/** The same show is sent online, where there is room for everybody. */
function Online({ online }: { online: NonNullable<OwnListPlace['online']> }) {
  return (
    <>
      <Tear />
      <div className={`spread ${styles.online}`}>
        <div>
          <b>ดูสดออนไลน์ยังมี</b>
          <p className="small muted num">
            {priceText(online)} ดูย้อนหลังได้ {online.watch_days} วัน
          </p>
        </div>
        <ButtonLink to={paths.show(online.product_url)}>ซื้อแบบออนไลน์</ButtonLink>
      </div>
    </>
  );
}

/** Today by the clock, and before that by the day. */
function soldText(limit: number | null, place: OwnListPlace | null): string {
  const tickets = limit ? `บัตร ${count(limit)} ใบขายหมด` : 'บัตรขายหมด';
  if (!place?.sold_at) return `${tickets}แล้ว`;
  const { date, time } = bangkokTime(place.sold_at);
  return `${tickets}เมื่อ ${date === bangkokTime(place.now).date ? clockTime(time) : shortDate(date)}`;
}
