import { addDays, bangkokTime, clockTime, phone, shortPlainDate } from '@wethi/format';
import { Play, RotateCw, Ticket } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../../config/paths';
import { useDialogs } from '../../../overlays/dialogs';
import { useMember } from '../../../session/member';
import { isOwn, usePurchaseOf, usePurchases } from '../../../session/purchases';
import { useRootData } from '../../../session/root-data';
import { Button, ButtonLink } from '../../../ui/actions/button';
import { LineButton } from '../../../session/contact/line-button';
import { useHydrated } from '../../../ui/use-hydrated';
import { askAgain } from '../ask-again';
import { Position } from './left-position';
import type { RequestedVideo } from './member-data.server';
import type { Reason } from './reasons';
import { Waiting } from './waiting';
import { WhyCard } from './why-card';
import { buyLabel } from '../../../shows/prices/price-text';

interface DeniedProps {
  reason: Reason;
  video: RequestedVideo | null;
}

/** Why a video does not play, and the way on. */
export function PlaybackDenied({ reason, video }: DeniedProps) {
  const order = usePurchases().data?.find(
    (purchase) => video !== null && isOwn(purchase) && purchase.stage_id === video.stageId,
  );
  const [waited, setWaited] = useState<string>();
  if (order?.orders_status === 'wait' && order.order_no !== waited) setWaited(order.order_no);
  const isWaiting = order !== undefined && order.orders_status !== 'not' && order.order_no === waited;
  if (reason.remedy === 'buy' && isWaiting) return <Waiting order={order} video={video} />;
  if (reason.remedy === 'buy') return <NotBought reason={reason} video={video} />;
  if (reason.remedy === 'talk') return <Blocked reason={reason} video={video} />;
  if (reason.remedy === 'others') return <Over reason={reason} video={video} until={order?.access_until ?? null} />;
  const left = order?.video_id === video?.id ? order?.video_position : undefined;
  return (
    <WhyCard reason={reason} video={video} left={left}>
      <Ways reason={reason} video={video} />
    </WhyCard>
  );
}

function NotBought({ reason, video }: DeniedProps) {
  const { member } = useMember();
  const { open } = useDialogs();
  const text = member && (
    <>
      {reason.text} ตอนนี้เข้าระบบด้วย <b className="num nowrap">{phone(member.user_tel)}</b>
    </>
  );
  return (
    <WhyCard reason={reason} video={video} text={text ?? reason.text}>
      {video?.product ? (
        <ButtonLink kind="primary" size="large" to={paths.show(video.product.product_url)}>
          <Ticket size={20} aria-hidden />
          {buyLabel('ซื้อบัตร', video.product)}
        </ButtonLink>
      ) : (
        <ButtonLink kind="primary" size="large" to={paths.shows}>
          เลือกงานแสดง
        </ButtonLink>
      )}
      <Button kind="line" size="large" onClick={() => open({ name: 'login' })}>
        เข้าระบบด้วยเบอร์อื่น
      </Button>
    </WhyCard>
  );
}

/** What the sign-in told of somebody who is blocked. */
interface BlockFacts {
  at?: string | null;
  reason?: string | null;
  reference?: string | null;
}

function Blocked({ reason, video }: DeniedProps) {
  const told = useLocation().state as BlockFacts | null; // of features/auth/use-blocked, or of nobody
  // The server does not see it.
  const state = useHydrated() ? told : null;
  const when = state?.at && `ทีมงานระงับเมื่อ ${shortPlainDate(bangkokTime(state.at).date)}`;
  const why = state?.reason && `เพราะ${state.reason}`;
  const reference = state?.reference && `เลขอ้างอิง ${state.reference}`;
  return (
    <WhyCard
      reason={reason}
      video={video}
      text={[when, why, reason.text].filter(Boolean).join(' ')}
      note={<span className="num">{[reference, reason.note].filter(Boolean).join(' ')}</span>}
    >
      <LineButton kind="brand" size="large" message={[reason.title, reference].filter(Boolean).join(' ')} />
    </WhyCard>
  );
}

function Over({ reason, video, until }: DeniedProps & { until: string | null }) {
  const { accessWindowDays } = useRootData();
  const ended = until && bangkokTime(until);
  const isUsual = ended && video?.date && addDays(video.date, accessWindowDays) === ended.date;
  const rule = isUsual ? ` คือ ${accessWindowDays} วันหลังวันแสดง` : '';
  const text = ended ? `งานนี้ดูได้ถึง ${shortPlainDate(ended.date)} เวลา ${clockTime(ended.time)}${rule}` : reason.text;
  const owned = usePurchaseOf(video?.product?.id ?? 0);
  // Online it is sold once to each.
  const isReplay = video?.product?.product_status === 'replay';
  const isAsked = isReplay && owned?.product_format === 'online';
  const isSold = isReplay && !isAsked;
  return (
    <WhyCard reason={reason} video={video} text={text} note={video && <Position videoId={video.id} isSold={isSold} />}>
      {video?.product && isSold && (
        <ButtonLink kind="primary" size="large" to={paths.show(video.product.product_url)}>
          {buyLabel('ซื้อรอบย้อนหลัง', video.product)}
        </ButtonLink>
      )}
      {isAsked && <LineButton kind="brand" size="large" message={askAgain(owned.product_title, owned.order_no)} />}
      <ButtonLink
        kind={isReplay ? 'line' : 'primary'}
        size="large"
        to={video?.product ? paths.band(video.product.band_name) : paths.shows}
      >
        {video?.product ? 'ดูงานอื่นของวงนี้' : 'เลือกงานแสดง'}
      </ButtonLink>
    </WhyCard>
  );
}

/** One main way forward and, where there is one, another. */
function Ways({ reason: { remedy, title }, video }: DeniedProps) {
  const { state } = useMember();
  const { open } = useDialogs();
  if (remedy === 'sign-in' && state !== 'member') {
    return (
      <Button kind="primary" size="large" onClick={() => open({ name: 'login' })}>
        เข้าระบบ
      </Button>
    );
  }
  if (remedy === 'team') return <LineButton kind="brand" size="large" message={title} />;
  const purchases = (kind: 'line' | 'brand' | 'primary') => (
    <ButtonLink kind={kind} size="large" to={paths.purchases}>
      งานแสดงที่ซื้อ
    </ButtonLink>
  );
  if (!video) return purchases('primary');
  if (remedy === 'later') {
    return (
      <>
        {purchases('brand')}
        <ButtonLink kind="line" size="large" to={video.path}>
          <RotateCw size={18} aria-hidden />
          ลองเปิดอีกครั้ง
        </ButtonLink>
      </>
    );
  }
  if (remedy === 'watch-here') {
    return (
      <>
        <ButtonLink kind="primary" size="large" to={video.path}>
          <Play size={20} fill="currentColor" aria-hidden />
          ดูเครื่องนี้แทน
        </ButtonLink>
        <ButtonLink kind="line" size="large" to={paths.profile}>
          ไม่ใช่เครื่องของเรา เปลี่ยน PIN
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <ButtonLink kind="primary" size="large" to={video.path}>
        <RotateCw size={20} aria-hidden />
        {remedy === 'sign-in' ? 'เปิดวิดีโอ' : 'ลองใหม่'}
      </ButtonLink>
      {purchases('line')}
    </>
  );
}
