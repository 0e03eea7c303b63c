import { clockTime, count, phone, shortDate } from '@wethi/format';
import { useEffect, useRef, useState } from 'react';
import type { OwnListPlace, PackageProduct } from '../../api-types';
import { useMember } from '../../session/member';
import { lastDay } from '../../shows/show-card';
import { Button } from '../../ui/actions/button';
import { Alert } from '../../ui/feedback/alert';
import { Card } from '../../ui/layout/card';
import { ListForm, type ListWish } from './list-form';
import { RoomFrame } from './room-frame';
import styles from './waiting-room.module.css';

interface ListedProps {
  product: PackageProduct;
  place: OwnListPlace;
  /** What is on its way. */
  busy: { changing: boolean; leaving: boolean };
  /** @param done called once it is kept */
  onChange: (wish: ListWish, done: () => void) => void;
  onLeave: () => void;
}

/** On the list, with how many stand before. */
export function Listed({ product, place, busy, onChange, onLeave }: ListedProps) {
  const [isChanging, setChanging] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasChanging = useRef(false);
  useEffect(() => {
    if (wasChanging.current && !isChanging) opener.current?.focus();
    wasChanging.current = isChanging;
  });
  const ahead = place.list_ahead ?? 0;
  const inHall = product.product_format !== 'online';
  const wanted = inHall && place.list_places_ahead ? ` ขอรวม ${count(place.list_places_ahead)} ใบ` : '';
  return (
    <RoomFrame product={product} title="ลงชื่อแล้ว">
      <Card className={styles.card}>
        <div className={styles.position}>
          <span>ลำดับรอบัตรคืน</span>
          <b>{count(ahead + 1)}</b>
          <span>
            ก่อนหน้า {count(ahead)} คน{wanted}
          </span>
        </div>
        {place.list_returned !== null && <Alert kind="info">{chanceText(place, place.list_returned)}</Alert>}
        <Facts product={product} place={place} inHall={inHall} />
        {isChanging ? (
          <ListForm
            product={product}
            place={place}
            action="บันทึก"
            busy={busy.changing}
            onWish={(wish) => onChange(wish, () => setChanging(false))}
            onCancel={() => setChanging(false)}
          />
        ) : (
          <div className={styles.pair}>
            {inHall && (
              <Button ref={opener} onClick={() => setChanging(true)}>
                แก้ไข
              </Button>
            )}
            <Button kind="danger" loading={busy.leaving} onClick={onLeave}>
              ถอนชื่อ
            </Button>
          </div>
        )}
      </Card>
    </RoomFrame>
  );
}

function Facts({ product, place, inHall }: Pick<ListedProps, 'product' | 'place'> & { inHall: boolean }) {
  const { member } = useMember();
  const last = lastDay(product);
  const begins = inHall && product.stage_time_start;
  return (
    <dl className={styles.facts}>
      {inHall && (
        <>
          <dt>รอบัตร</dt>
          <dd>
            {place.list_places} ใบ{place.list_fewer === 'Y' && ' ได้ใบเดียวก็เอา'}
          </dd>
        </>
      )}
      <dt>ส่งข้อเสนอไปที่</dt>
      <dd className="num">{member && phone(member.user_tel)}</dd>
      {last && (
        <>
          <dt>หยุดรอ</dt>
          <dd>{[shortDate(last), begins && clockTime(begins)].filter(Boolean).join(' · ')}</dd>
        </>
      )}
    </dl>
  );
}

/** By what came back of the band’s last show. */
function chanceText(
  { list_ahead, list_places_ahead, list_places, list_fewer }: OwnListPlace,
  returned: number,
): string {
  const place = count((list_ahead ?? 0) + 1);
  const least = list_fewer === 'Y' ? 1 : (list_places ?? 1);
  const before = returned > 0 ? `มีบัตรคืน ${count(returned)} ใบก่อนวันแสดง` : 'ไม่มีใครได้บัตรคืน';
  const isLikely = (list_places_ahead ?? 0) + least <= returned;
  return `งานที่ผ่านมาของวงนี้ ${before} ลำดับ ${place} ${isLikely ? 'มีโอกาสได้' : 'อาจไม่ได้'}`;
}
