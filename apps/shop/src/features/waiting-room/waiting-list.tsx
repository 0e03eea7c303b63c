import { count, phone, shortDate } from '@wethi/format';
import { ListPlus, TicketX } from 'lucide-react';
import type { OwnListPlace, PackageProduct } from '../../api-types';
import { paths } from '../../config/paths';
import { useMember } from '../../session/member';
import { Button, ButtonLink } from '../../ui/actions/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Card } from '../../ui/layout/card';
import { RoomFrame } from './room-frame';
import styles from './waiting-room.module.css';

interface SoldOutProps {
  product: PackageProduct;
  /** How long an offer holds; undefined until it is known. */
  minutes: number | undefined;
  busy: boolean;
  onList: () => void;
}

/** Everything is sold: the list of those who want what somebody gives back. */
export function SoldOut({ product, minutes, busy, onList }: SoldOutProps) {
  const { product_limit } = product;
  return (
    <RoomFrame product={product} title="บัตรหมดแล้ว">
      <Card className={styles.card}>
        <EmptyState
          inCard
          icon={TicketX}
          title={product_limit ? `บัตร ${count(product_limit)} ใบขายหมดแล้ว` : 'บัตรขายหมดแล้ว'}
          text="ลงชื่อไว้ ถ้ามีบัตรคืน หรือสลิปไม่ผ่าน เราเสนอให้ตามลำดับ"
        />
        <Button kind="primary" size="large" block loading={busy} onClick={onList}>
          <ListPlus size={22} aria-hidden />
          ลงชื่อรอบัตรคืน
        </Button>
        <ul className={styles.dots}>
          <li>ไม่เสียเงินตอนลงชื่อ ถอนชื่อได้ทุกเมื่อ</li>
          <li>มีบัตรแล้วเราส่ง SMS {minutes && `ให้เวลา ${minutes} นาทีในการชำระเงิน `}ระหว่าง 08:00 ถึง 21:00 น.</li>
          <li>ไม่ทันเวลา บัตรไปที่คนถัดไป ชื่อของคุณยังอยู่ต่อท้าย</li>
        </ul>
        <ButtonLink kind="ghost" block to={paths.show(product.product_url)}>
          กลับไปหน้างานแสดง
        </ButtonLink>
      </Card>
    </RoomFrame>
  );
}

interface ListedProps {
  product: PackageProduct;
  place: OwnListPlace;
  busy: boolean;
  onLeave: () => void;
}

/** On the list, with how many stand before. */
export function Listed({ product, place, busy, onLeave }: ListedProps) {
  const { member } = useMember();
  const ahead = place.list_ahead ?? 0;
  const last = product.product_to ?? product.stage_date;
  return (
    <RoomFrame product={product} title="ลงชื่อแล้ว">
      <Card className={styles.card}>
        <div className={styles.position}>
          <span>ลำดับรอบัตรคืน</span>
          <b>{count(ahead + 1)}</b>
          <span>ก่อนหน้า {count(ahead)} คน</span>
        </div>
        <dl className={styles.facts}>
          <dt>ส่งข้อเสนอไปที่</dt>
          <dd className="num">{member && phone(member.user_tel)}</dd>
          {last && (
            <>
              <dt>หยุดรอ</dt>
              <dd>{shortDate(last)}</dd>
            </>
          )}
        </dl>
        <Button kind="danger" block loading={busy} onClick={onLeave}>
          ถอนชื่อ
        </Button>
      </Card>
    </RoomFrame>
  );
}
