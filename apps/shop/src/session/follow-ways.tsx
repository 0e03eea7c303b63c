import { useQuery } from '@tanstack/react-query';
import { phone } from '@wethi/format';
import { useState } from 'react';
import { Link } from 'react-router';
import type { BandFollowState } from '../api-types';
import { paths } from '../config/paths';
import { Alert } from '../ui/feedback/alert';
import { Switch } from '../ui/fields/switch';
import { MEMBER_KEY, useMember } from './member';
import { canBePushed, isPushedHere, subscribeToPush } from './push';

interface FollowWaysProps {
  state: BandFollowState;
  onChange: (state: BandFollowState) => void;
}

/** How somebody hears of a band's new shows. */
export function FollowWays({ state, onChange }: FollowWaysProps) {
  const { member } = useMember();
  const flag = (on: boolean) => (on ? 'Y' : 'N');
  const { isHere, refused, push } = usePush(state.band_follow_push === 'Y');
  const isConfirmed = Boolean(member?.user_email_at);
  return (
    <>
      {canBePushed() && (
        <Switch
          label="แจ้งเตือนบนเครื่องนี้"
          note="เบราว์เซอร์จะถามอีกครั้ง กดอนุญาต"
          checked={isHere}
          onChange={(on) => void push(on, () => onChange({ ...state, band_follow_push: flag(on) }))}
        />
      )}
      {refused === 'failed' && <Alert kind="no">เปิดการแจ้งเตือนบนเครื่องนี้ไม่ได้ กรุณาลองใหม่อีกครั้ง</Alert>}
      {refused === 'blocked' && (
        <Alert kind="wait">
          เบราว์เซอร์นี้ปิดการแจ้งเตือนของเวทีไว้ กดรูปแม่กุญแจข้างที่อยู่เว็บ เลือก การแจ้งเตือน แล้วกด อนุญาต หรือใช้
          {state.line_way === 'ready' ? ' LINE ' : 'ทางอื่น'}แทน
        </Alert>
      )}
      {state.line_way === 'ready' && (
        <Switch
          label="LINE"
          note="ส่งจาก เวที ไม่เกินเดือนละ 2 ครั้งต่อวง เพิ่มเวทีเป็นเพื่อนใน LINE ก่อน"
          checked={state.band_follow_line === 'Y'}
          onChange={(on) => onChange({ ...state, band_follow_line: flag(on) })}
        />
      )}
      {state.line_way === 'unlinked' && (
        <p className="small muted">
          อยากให้แจ้งทาง LINE{' '}
          <Link className="link" to={paths.security}>
            เชื่อมบัญชี LINE
          </Link>{' '}
          ก่อน
        </p>
      )}
      {isConfirmed ? (
        <Switch
          label="อีเมล"
          note={member?.user_email ?? ''}
          checked={state.band_follow_mail === 'Y'}
          onChange={(on) => onChange({ ...state, band_follow_mail: flag(on) })}
        />
      ) : (
        <p className="small muted">
          อยากให้แจ้งทางอีเมล{' '}
          <Link className="link" to={paths.ownEmail}>
            เพิ่มและยืนยันอีเมล
          </Link>{' '}
          ก่อน
        </p>
      )}
      <Switch
        label="SMS"
        note={`${phone(member?.user_tel ?? '')} ไม่เกินเดือนละ 2 ครั้งต่อวง`}
        checked={state.band_follow_sms === 'Y'}
        onChange={(on) => onChange({ ...state, band_follow_sms: flag(on) })}
      />
    </>
  );
}

/** Notices on this very device. @param isChosen on any device of the member */
function usePush(isChosen: boolean) {
  const { member } = useMember();
  const id = member?.id ?? 0;
  const [refused, setRefused] = useState<'blocked' | 'failed'>();
  const { data: isSubscribed = false, refetch } = useQuery({
    queryKey: [...MEMBER_KEY, 'pushed-here'],
    queryFn: () => isPushedHere(id),
    enabled: isChosen && member !== undefined && canBePushed(),
    retry: false,
    meta: { background: true },
  });
  const allow = async (): Promise<'blocked' | 'failed' | undefined> => {
    try {
      return (await subscribeToPush(id)) ? undefined : 'blocked';
    } catch {
      return 'failed';
    }
  };
  const push = async (on: boolean, save: () => void) => {
    const refusal = on ? await allow() : undefined;
    setRefused(refusal);
    if (!refusal) save();
    if (on && !refusal) await refetch();
  };
  return { isHere: isChosen && isSubscribed, refused, push };
}
