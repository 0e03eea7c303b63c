import { useQuery } from '@tanstack/react-query';
import { ApiError, call } from '@wethi/http';
import { useEffect, useEffectEvent } from 'react';
import type { OwnTip } from '../../../api-types';
import { MEMBER_KEY } from '../../../session/member';
import { QueryView } from '../../../ui/feedback/query-view';
import { Dialog } from '../../../ui/overlay/dialog';
import { serverTime } from '../../../ui/time/server-clock';
import type { LiveData } from '../live-data.server';
import type { LiveShow } from '../use-live-show';
import { TIP_WORDS } from './tip-button';
import { TipForm } from './tip-form';
import { TipPay } from './tip-pay';
import { TipThanks } from './tip-thanks';
import type { Tips } from './use-tips';

const LOOK_AGAIN_MS = 3_000;
/** A bank may tell of a payment so long after its QR expired. */
const LATE_MS = 5 * 60_000;

interface TipDialogProps {
  data: LiveData;
  live: LiveShow;
  tips: Tips;
  onClose: () => void;
}

/** Choosing a garland, paying it, and thanks (screens-watch.md 12). Closing takes nothing back: who paid, gave it. */
export default function TipDialog({ data, live, tips, onClose }: TipDialogProps) {
  const { openTipId, setOpenTipId } = tips;
  return (
    <Dialog title={TIP_WORDS} width="auth" onClose={onClose}>
      {openTipId === undefined ? (
        <TipForm data={data} amounts={tips.amounts} place={placeOf(live)} onAsked={setOpenTipId} />
      ) : (
        <Asked
          id={openTipId}
          live={live}
          onAgain={() => setOpenTipId(undefined)}
          onDone={() => {
            setOpenTipId(undefined);
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}

/** Where all see it: without a picture in the chat alone. */
const placeOf = ({ phase }: LiveShow) => (phase === 'on-air' || phase === 'lost' ? 'บนภาพ' : 'ในแชต');

function isDone(tip: OwnTip | undefined): boolean {
  return tip?.tip_status === 'paid' || Date.parse(tip?.tip_expire_at ?? '') + LATE_MS < serverTime();
}

interface AskedProps {
  id: number;
  live: LiveShow;
  onAgain: () => void;
  onDone: () => void;
}

function Asked({ id, live, onAgain, onDone }: AskedProps) {
  const query = useQuery({
    queryKey: [...MEMBER_KEY, 'tip', id],
    queryFn: async ({ signal }): Promise<OwnTip | undefined> =>
      (await call('GET', 'tipById', { query: { id }, signal })).data,
    refetchInterval: ({ state: { data } }) => !isDone(data) && LOOK_AGAIN_MS,
    meta: { background: true },
  });
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  const forget = useEffectEvent(onAgain);
  useEffect(() => {
    if (isGone) forget();
  }, [isGone]);
  return (
    <QueryView query={query} failure="ยังดูไม่ได้ว่าจ่ายแล้วหรือยัง ถ้าจ่ายไปแล้ว มาลัยจะขึ้นเอง" empty={null} inline>
      {(tip) =>
        tip.tip_status === 'paid' ? (
          <TipThanks tip={tip} garlands={live.garlands} place={placeOf(live)} onDone={onDone} />
        ) : (
          <TipPay
            tip={tip}
            serverNow={live.serverNow}
            isOver={live.phase === 'ended'}
            onAgain={onAgain}
            onDone={onDone}
          />
        )
      }
    </QueryView>
  );
}
