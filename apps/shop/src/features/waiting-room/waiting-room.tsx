import { bangkokTime, clockTime } from '@wethi/format';
import { TimerOff, TriangleAlert } from 'lucide-react';
import { type ApiError, errorText } from '@wethi/http';
import type { PackageProduct, RoomPlace } from '../../api-types';
import { paths } from '../../config/paths';
import { useDialogs } from '../../overlays/dialogs';
import { readPaying } from '../../overlays/paying-now';
import { useMember } from '../../session/member';
import { SignIn } from '../../session/sign-in';
import type { Tier } from '../../shows/prices/price-tiers';
import { Button, ButtonLink } from '../../ui/actions/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Failure } from '../../ui/feedback/failure';
import { SkeletonList } from '../../ui/feedback/skeleton';
import { Card } from '../../ui/layout/card';
import { useAwake } from '../../ui/use-awake';
import { BeforeSale } from './before-sale';
import { InLine } from './in-line';
import { LeaveLine, useLeave } from './leave-line';
import { Listed } from './listed';
import { RoomFrame } from './room-frame';
import { SoldOut } from './sold-out';
import { useTurnAlarm } from './turn-alarm';
import { Turn } from './turn';
import { useList } from './use-list';
import { isFinal, useRoom } from './use-room';
import styles from './waiting-room.module.css';

interface RoomProps {
  product: PackageProduct;
  tiers: Tier[];
}

/** Waiting for a show that many want: in line before and in the sale, on the list when it is sold out (BUY-14, BUY-20). */
export function WaitingRoom({ product, tiers }: RoomProps) {
  const session = useMember();
  if (session.state === 'unreachable') return <Loading product={product} failed onRetry={session.retry} />;
  if (session.state === 'guest') {
    return (
      <RoomFrame product={product} title={product.product_queue === 'Y' ? 'ห้องรอซื้อบัตร' : 'รอบัตรคืน'}>
        <Card className={styles.card}>
          <SignIn text="เข้าระบบแล้วต่อคิวได้ทันที หนึ่งบัญชีมีคิวเดียว" />
        </Card>
      </RoomFrame>
    );
  }
  return <OwnRoom product={product} tiers={tiers} />;
}

function OwnRoom({ product, tiers }: RoomProps) {
  const list = useList(product.id);
  const { data } = list.query;
  if (data?.list_state === 'offered' && data.offer_until) {
    const { offer_until, now } = data;
    const offered = { places: data.offer_places ?? 1, onOne: () => list.takeOne.save(), taking: list.takeOne.busy };
    const pass = { onPass: () => list.leave.save(), passing: list.leave.busy };
    return <Turn product={product} tiers={tiers} offered={offered} until={offer_until} now={now} {...pass} />;
  }
  if (product.product_queue === 'Y') return <Line product={product} tiers={tiers} list={list} />;
  return <ListPage product={product} list={list} />;
}

type List = ReturnType<typeof useList>;

function ListPage({ product, list }: { product: PackageProduct; list: List }) {
  const { data, error, refetch } = list.query;
  if (!data)
    return error ? <Failure title="เปิดรายชื่อไม่ได้" onRetry={() => void refetch()} /> : <Loading product={product} />;
  if (data.list_state === 'waiting')
    return (
      <Listed
        product={product}
        place={data}
        busy={{ changing: list.change.busy, leaving: list.leave.busy }}
        onChange={(wish, done) => list.change.save({ wish, done })}
        onLeave={() => list.leave.save()}
      />
    );
  return <SoldOut product={product} place={data} busy={list.join.busy} onList={list.join.save} />;
}

function Line({ product, tiers, list }: RoomProps & { list: List }) {
  const { query, again, isLost } = useRoom(product.id);
  const { overlay } = useDialogs();
  const leave = useLeave(product);
  const place = query.data;
  const { alarms, setAlarms, isHeard } = useTurnAlarm(place?.room_state === 'turn');
  useAwake(place?.room_state === 'before' || place?.room_state === 'queue');
  if (isFinal(query.error)) return <Refused product={product} error={query.error} />;
  if (!place) return <Loading product={product} failed={isLost} onRetry={() => void query.refetch()} />;
  const limit = product.product_limit;
  switch (place.room_state) {
    case 'closed':
    case 'before':
      return <BeforeSale product={product} place={place} limit={limit} />;
    case 'turn':
      return (
        <Turn
          product={product}
          tiers={tiers}
          until={place.turn_until ?? place.now}
          now={place.now}
          minutes={place.turn_minutes}
          onPass={() => leave.save()}
          passing={leave.busy}
        />
      );
    case 'queue':
      return (
        <>
          <InLine
            product={product}
            place={place}
            isLost={isLost}
            alarms={alarms}
            onAlarms={setAlarms}
            isHeard={isHeard}
            isListed={list.query.data?.list_state === 'waiting'}
            onList={list.join.save}
            listing={list.join.busy}
          />
          {overlay?.name === 'leave' && <LeaveLine product={product} place={place} />}
        </>
      );
    case 'soldout':
      return <ListPage product={product} list={list} />;
    default:
      return <Over product={product} place={place} busy={again.busy} onAgain={() => again.save()} />;
  }
}

interface OverProps {
  product: PackageProduct;
  place: RoomPlace;
  busy: boolean;
  onAgain: () => void;
}

/** The turn ended, or the line went on without who was not heard of. */
function Over({ product, place, busy, onAgain }: OverProps) {
  const { member } = useMember();
  const paying = readPaying(member?.id);
  const pay = paying?.product_id === product.id ? paying.address : `${paths.show(product.product_url)}?dialog=pay`;
  const until = place.turn_until && clockTime(bangkokTime(place.turn_until).time);
  const title = until ? `บัตรผ่านหมดเวลา ${until}` : 'คุณไม่ได้อยู่ในคิวแล้ว';
  const text = until
    ? 'บัตรที่เลือกไว้ส่งต่อให้คนถัดไปแล้ว ยังไม่มีการตัดเงิน ต่อคิวใหม่ได้'
    : `ไม่ได้รับสัญญาณจากหน้านี้นานกว่า ${place.contact_minutes} นาที จึงให้คนถัดไปก่อน ต่อคิวใหม่ได้`;
  return (
    <RoomFrame product={product} title={until ? 'หมดเวลาแล้ว' : 'ออกจากคิวแล้ว'}>
      <EmptyState icon={TimerOff} title={title} text={text}>
        <Button kind="primary" loading={busy} onClick={onAgain}>
          ต่อคิวใหม่
        </Button>
        {until && (
          <ButtonLink kind="ghost" to={pay}>
            โอนไปแล้วก่อนหมดเวลา ส่งสลิปที่นี่
          </ButtonLink>
        )}
      </EmptyState>
    </RoomFrame>
  );
}

function Refused({ product, error }: { product: PackageProduct; error: ApiError }) {
  const order_no = (error.data as { order_no?: string } | undefined)?.order_no;
  return (
    <RoomFrame product={product} title="ห้องรอซื้อบัตร">
      <EmptyState icon={TriangleAlert} title="ไม่ต้องต่อคิว" text={errorText(error)}>
        <ButtonLink kind="primary" to={order_no ? paths.order(order_no) : paths.show(product.product_url)}>
          {order_no ? 'ดูคำสั่งซื้อ' : 'ไปหน้างานแสดง'}
        </ButtonLink>
      </EmptyState>
    </RoomFrame>
  );
}

function Loading({ product, failed, onRetry }: { product: PackageProduct; failed?: boolean; onRetry?: () => void }) {
  return (
    <RoomFrame product={product} title="ห้องรอซื้อบัตร">
      {failed && onRetry ? <Failure title="เชื่อมต่อไม่ได้" onRetry={onRetry} /> : <SkeletonList rows={1} height={420} />}
    </RoomFrame>
  );
}
