import { useQuery, useQueryClient } from '@tanstack/react-query';
import { SOCIAL_PROVIDER, type SocialProvider } from '@wethi/contract';
import { bangkokTime, shortPlainDate } from '@wethi/format';
import { call } from '@wethi/http';
import { Link2 } from 'lucide-react';
import { paths } from '../../../config/paths';
import { MEMBER_KEY, useMayRead } from '../../../session/member';
import { Button, buttonClass } from '../../../ui/actions/button';
import { QueryView } from '../../../ui/feedback/query-view';
import { Card } from '../../../ui/layout/card';
import { useSave } from '../../../ui/use-save';
import styles from '../details.module.css';

const KEY = [...MEMBER_KEY, 'socials'] as const;

/** Other ways to sign in, each linked or not; the PIN stays (ACC-07). */
export function Socials() {
  const mayRead = useMayRead();
  const query = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => {
      const [{ data: own }, { data }] = await Promise.all([
        call('GET', 'userSocials', { signal }),
        call('GET', 'socialWays', { signal }),
      ]);
      return (data?.ways ?? []).map((provider) => {
        return { provider, linked: own?.find(({ social_provider }) => social_provider === provider) };
      });
    },
    enabled: mayRead,
  });
  if (query.data?.length === 0) return null;
  return (
    <Card className={styles.section}>
      <h2>เข้าระบบด้วยบัญชีอื่น</h2>
      <p className={styles.lead}>PIN เดิมยังใช้ได้เสมอ</p>
      <QueryView query={query} failure="โหลดบัญชีที่เชื่อมไม่ได้" inline empty={null}>
        {(ways) => (
          <ul className={styles.rows}>
            {ways.map(({ provider, linked }) => (
              <li key={provider}>
                <Link2 size={22} aria-hidden />
                <div>
                  <b>{SOCIAL_PROVIDER[provider]}</b>
                  <p className="small muted num">
                    {linked
                      ? [linked.social_name, `เชื่อมเมื่อ ${shortPlainDate(bangkokTime(linked.create_at).date)}`]
                          .filter(Boolean)
                          .join(' · ')
                      : 'ยังไม่ได้เชื่อม'}
                  </p>
                </div>
                {linked ? <Unlink provider={provider} /> : <LinkTo provider={provider} />}
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

function LinkTo({ provider }: { provider: SocialProvider }) {
  const query = new URLSearchParams({ provider, then: paths.security, link: '1' });
  return (
    <a className={buttonClass({ size: 'small' })} href={`/api/socialBegin?${query}`}>
      เชื่อม {SOCIAL_PROVIDER[provider]}
    </a>
  );
}

function Unlink({ provider }: { provider: SocialProvider }) {
  const client = useQueryClient();
  const name = SOCIAL_PROVIDER[provider];
  const { save, busy } = useSave(() => call('DELETE', 'userSocials', { query: { provider } }), {
    success: `เลิกเชื่อม ${name} แล้ว`,
    failure: 'เลิกเชื่อมไม่ได้',
    then: () => client.invalidateQueries({ queryKey: KEY }),
  });
  return (
    <Button size="small" loading={busy} onClick={() => save()}>
      เลิกเชื่อม {name}
    </Button>
  );
}
