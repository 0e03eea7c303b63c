import { LIVE_REMINDER_SECONDS } from '@wethi/contract';
import { phone } from '@wethi/format';
import { useMember } from '../../../session/member';
import { useHasCome } from '../../../ui/time/use-clock';
import { Switch } from '../../../ui/fields/switch';
import type { LiveData } from '../live-data.server';
import type { LiveShow } from '../use-live-show';
import { useReminder } from './use-reminder';

/** An SMS before the show, for who may watch it and while there is time for one. */
export function ReminderSwitch({ data: { show, startsAt }, live }: { data: LiveData; live: LiveShow }) {
  const { member } = useMember();
  const lastChance = startsAt === null ? 0 : startsAt - LIVE_REMINDER_SECONDS * 1000;
  const isInTime = !useHasCome(lastChance, live.serverNow);
  // The chat is open to the same people.
  const isShown = isInTime && Boolean(member) && live.chat.messages !== undefined;
  const { isReminded, set } = useReminder(show.id, isShown);
  if (!isShown || !member || isReminded === undefined) return null;
  return (
    <Switch
      label={`เตือนก่อนเริ่ม ${LIVE_REMINDER_SECONDS / 60} นาที`}
      note={`ส่ง SMS ไปที่ ${phone(member.user_tel)}`}
      checked={isReminded}
      onChange={set}
    />
  );
}
