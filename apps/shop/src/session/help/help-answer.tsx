import { useQuery } from '@tanstack/react-query';
import { call } from '@wethi/http';
import { LifeBuoy } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '../../ui/actions/button';
import { MEMBER_KEY, useMember } from '../member';
import { askedOf, askedText, forgetAsked, onAsked } from './asked';
import styles from './help-answer.module.css';

const LOOK_AGAIN_MS = 15_000;

/** What the team answered to a call for help from this page; nothing where none was made. */
export function HelpAnswer({ videoId }: { videoId: number }) {
  const asked = askedOf(
    useSyncExternalStore(onAsked, askedText, () => ''),
    videoId,
  );
  const isMember = useMember().state === 'member';
  const { data } = useQuery({
    queryKey: [...MEMBER_KEY, 'help', asked?.id],
    queryFn: async ({ signal }) => (await call('GET', 'helpRequestOwn', { signal })).data ?? [],
    enabled: isMember && asked !== undefined,
    refetchInterval: ({ state }) =>
      state.data?.find(({ id }) => id === asked?.id)?.help_request_answer ? false : LOOK_AGAIN_MS,
    meta: { background: true },
  });
  const answer = asked && data?.find(({ id }) => id === asked.id)?.help_request_answer;
  if (!answer) return null;
  return (
    <div className={styles.answer} role="status">
      <LifeBuoy size={22} aria-hidden />
      <div>
        <b>ทีมงานตอบแล้ว</b> <span className="small muted num">ช่วย-{asked.id}</span>
        <p>{answer}</p>
      </div>
      <Button size="small" onClick={forgetAsked}>
        รับทราบ
      </Button>
    </div>
  );
}
