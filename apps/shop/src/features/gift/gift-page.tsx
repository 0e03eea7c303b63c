import { useQuery } from '@tanstack/react-query';
import { clockTime, shortDate } from '@wethi/format';
import { ApiError, call } from '@wethi/http';
import { Gift, Lock } from 'lucide-react';
import { useRef } from 'react';
import type { GiftCard as Card } from '../../api-types';
import { paths } from '../../config/paths';
import { useDialogs } from '../../overlays/dialogs';
import { MEMBER_KEY, useMember, useRefreshMember } from '../../session/member';
import { GiftCard } from '../../ui/media/gift-card';
import { Button, ButtonLink } from '../../ui/actions/button';
import { LineButton } from '../../session/contact/line-button';
import { Alert } from '../../ui/feedback/alert';
import { EmptyState } from '../../ui/feedback/empty-state';
import { QueryView } from '../../ui/feedback/query-view';
import { Skeleton } from '../../ui/feedback/skeleton';
import { useSave } from '../../ui/use-save';
import styles from './gift-page.module.css';

/** A gift for whoever holds its link: the card, and the way to take it (BUY-18). */
export function GiftPage({ code }: { code: string }) {
  const query = useQuery({
    // Signing in tells whose it is.
    queryKey: [...MEMBER_KEY, 'gift-card', code],
    queryFn: async ({ signal }) => {
      try {
        return (await call('GET', 'giftByCode', { query: { code }, signal })).data ?? null;
      } catch (error) {
        if (error instanceof ApiError && [404, 422].includes(error.status)) return null;
        throw error;
      }
    },
  });
  return (
    <div className={styles.page}>
      <QueryView query={query} heading="ของขวัญ" skeleton={<Opening />} failure="เปิดของขวัญไม่ได้" empty={<NoGift />}>
        {(gift) => <Opened gift={gift} code={code} />}
      </QueryView>
    </div>
  );
}

function Opened({ gift, code }: { gift: Card; code: string }) {
  const { stage_date, stage_time_start } = gift;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  const onTaken = () => heading.current?.focus();
  const when = stage_date && [shortDate(stage_date), stage_time_start && clockTime(stage_time_start)];
  return (
    <>
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        {isGivers(gift) ? 'ของขวัญจากคุณ' : 'มีของขวัญให้คุณ'}
      </h1>
      <GiftCard
        picture={gift.product_img}
        title={`${gift.product_title} · ${gift.band_name}`}
        when={(when && when.filter(Boolean).join(' · ')) || undefined}
        message={gift.gift_message ?? ''}
        from={gift.gift_from ?? ''}
      />
      <div className={styles.actions}>
        <Next gift={gift} code={code} onTaken={onTaken} />
      </div>
    </>
  );
}

/** Whoever changed to the number of their own gift takes it like anybody else. */
const isGivers = ({ is_given, is_mine }: Card): boolean => is_given && !is_mine;

interface TakeProps {
  code: string;
  onTaken: () => void;
}

function Next({ gift, ...taking }: TakeProps & { gift: Card }) {
  const session = useMember();
  const { open } = useDialogs();
  if (isGivers(gift)) return <Given gift={gift} />;
  if (gift.gift_state === 'gone')
    return (
      <>
        <Alert kind="no">ของขวัญนี้ถูกยกเลิกแล้ว สอบถามผู้ให้ หรือติดต่อเรา</Alert>
        <LineButton message={`สอบถามของขวัญ ${gift.product_title}`} />
      </>
    );
  if (session.state === 'guest')
    return (
      <>
        <p>เข้าระบบด้วยเบอร์ที่ได้รับ SMS แล้วดูได้เลย</p>
        <Button kind="primary" size="large" block onClick={() => open({ name: 'login' })}>
          <Lock size={20} aria-hidden />
          เข้าระบบเพื่อรับของขวัญ
        </Button>
        <Button kind="line" block onClick={() => open({ name: 'register' })}>
          สร้างบัญชี ใช้เวลาไม่ถึงหนึ่งนาที
        </Button>
      </>
    );
  if (session.state === 'unreachable') return <Button onClick={session.retry}>ลองใหม่</Button>;
  if (!gift.is_mine)
    return (
      <>
        <Alert kind="wait">
          {gift.gift_state === 'taken' ? 'มีผู้รับของขวัญนี้แล้ว' : 'ของขวัญนี้ส่งไปที่เบอร์อื่น เข้าระบบด้วยเบอร์ที่ได้รับ SMS เพื่อรับ'}
        </Alert>
        <ButtonLink to={paths.show(gift.product_url)}>ดูงานแสดงนี้</ButtonLink>
      </>
    );
  return gift.gift_state === 'open' ? <Take {...taking} /> : <Taken gift={gift} />;
}

const GIVEN = {
  open: { kind: 'wait', text: 'ผู้รับยังไม่ได้รับของขวัญนี้ แก้เบอร์หรือข้อความได้จนกว่าจะมีคนรับ' },
  taken: { kind: 'ok', text: 'ผู้รับรับของขวัญนี้แล้ว' },
  gone: { kind: 'info', text: 'ของขวัญนี้ถูกยกเลิกแล้ว' },
} as const;

/** What became of it, for whoever gave it. */
function Given({ gift: { gift_state } }: { gift: Card }) {
  const { kind, text } = GIVEN[gift_state];
  return (
    <>
      <Alert kind={kind}>{text}</Alert>
      <ButtonLink to={gift_state === 'gone' ? paths.ownOrders : paths.purchases}>
        {gift_state === 'gone' ? 'คำสั่งซื้อ' : 'งานแสดงที่ซื้อ'}
      </ButtonLink>
    </>
  );
}

function Take({ code, onTaken }: TakeProps) {
  const refresh = useRefreshMember();
  const { save, busy } = useSave(() => call('POST', 'giftTake', { body: { code } }), {
    success: 'รับของขวัญแล้ว',
    failure: 'รับของขวัญไม่ได้',
    then: async () => {
      await refresh();
      onTaken();
    },
    refused: refresh,
  });
  return (
    <Button kind="primary" size="large" block loading={busy} onClick={() => save()}>
      {!busy && <Gift size={22} aria-hidden />}
      รับของขวัญ
    </Button>
  );
}

function Taken({ gift: { product_format, product_title } }: { gift: Card }) {
  return (
    <>
      <Alert kind="ok">{product_title} เป็นของคุณแล้ว</Alert>
      <ButtonLink kind="primary" size="large" block to={product_format === 'onsite' ? paths.tickets : paths.purchases}>
        {product_format === 'onsite' ? 'บัตรเข้างาน' : 'งานแสดงที่ซื้อ'}
      </ButtonLink>
    </>
  );
}

function NoGift() {
  return (
    <EmptyState icon={Gift} title="ไม่พบของขวัญนี้" text="ลิงก์อาจไม่ครบ หรือผู้ให้เปลี่ยนเบอร์ผู้รับแล้ว สอบถามผู้ให้ได้เลย">
      <ButtonLink kind="primary" to={paths.shows}>
        ดูงานแสดง
      </ButtonLink>
    </EmptyState>
  );
}

function Opening() {
  return (
    <div aria-busy>
      <Skeleton style={{ height: 360, borderRadius: 20 }} />
      <p className="sr" role="status">
        กำลังเปิดของขวัญ
      </p>
    </div>
  );
}
