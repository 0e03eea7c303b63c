import { useQuery, useQueryClient } from '@tanstack/react-query';
import { bangkokTime, clockTime, shortPlainDate } from '@wethi/format';
import { Bell, FileCheck, Mail } from 'lucide-react';
import { call } from '@wethi/http';
import type { OwnConsent } from '../../../api-types';
import { paths } from '../../../config/paths';
import { MEMBER_KEY, useMayRead } from '../../../session/member';
import { ButtonLink } from '../../../ui/actions/button';
import { QueryView } from '../../../ui/feedback/query-view';
import { Switch } from '../../../ui/fields/switch';
import { Card } from '../../../ui/layout/card';
import { useSave } from '../../../ui/use-save';
import styles from '../details.module.css';

const KEY = [...MEMBER_KEY, 'consents'] as const;
const WORDS = {
  news: { icon: Mail, label: 'รับข่าวงานแสดงทาง SMS และอีเมล', note: 'ถอนความยินยอมได้ทุกเมื่อ' },
  reminders: {
    icon: Bell,
    label: 'อีเมลก่อนและหลังงานที่ซื้อ',
    note: 'พรุ่งนี้มีแสดง ดูย้อนหลังได้แล้ว ใกล้หมดเวลาดู',
  },
} as const;
type Asked = keyof typeof WORDS;
const isAsked = (kind: string): kind is Asked => kind in WORDS;

/** What the member agreed to, and when; all but the terms can be taken back by a press. */
export function ConsentCard() {
  const query = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await call('GET', 'userConsents', { signal })).data ?? [],
    enabled: useMayRead(),
  });
  return (
    <Card className={styles.section}>
      <h2>ความยินยอม</h2>
      <p className={styles.lead}>สิทธิของคุณตามกฎหมายคุ้มครองข้อมูลส่วนบุคคล (PDPA) เปลี่ยนได้ทุกเมื่อ</p>
      <QueryView query={query} failure="โหลดความยินยอมไม่ได้" inline empty={null}>
        {(consents) => (
          <ul className={styles.rows}>
            {consents.map((consent) =>
              isAsked(consent.user_consent_kind) ? (
                <Choice key={consent.user_consent_kind} kind={consent.user_consent_kind} consent={consent} />
              ) : (
                <Terms key={consent.user_consent_kind} consent={consent} />
              ),
            )}
          </ul>
        )}
      </QueryView>
    </Card>
  );
}

function Terms({ consent: { user_consent_version, create_at } }: { consent: OwnConsent }) {
  const at = create_at ? bangkokTime(create_at) : undefined;
  return (
    <li>
      <FileCheck size={22} aria-hidden />
      <div>
        <b>เงื่อนไขการใช้บริการ{user_consent_version && ` ฉบับ ${thaiVersion(user_consent_version)}`}</b>
        <p className="small muted num">
          {at && `ยอมรับเมื่อ ${shortPlainDate(at.date)} · ${clockTime(at.time)} `}จำเป็นต่อการใช้บริการ
        </p>
      </div>
      <ButtonLink size="small" to={paths.conditions}>
        อ่าน
      </ButtonLink>
    </li>
  );
}

/** '2026-11' → '2569-11'. */
function thaiVersion(version: string): string {
  const [year, month] = version.split('-');
  return `${Number(year) + 543}-${month}`;
}

function Choice({ kind, consent }: { kind: Asked; consent: OwnConsent }) {
  const client = useQueryClient();
  const { icon: Icon, label, note } = WORDS[kind];
  const put = (given: OwnConsent['user_consent_given']) =>
    client.setQueryData<OwnConsent[]>(KEY, (all = []) =>
      all.map((one) => (one.user_consent_kind === kind ? { ...one, user_consent_given: given } : one)),
    );
  const { save } = useSave(
    (given: 'Y' | 'N') =>
      call('POST', 'userConsents', { body: { user_consent_kind: kind, user_consent_given: given } }),
    {
      success: 'บันทึก สำเร็จ',
      failure: 'บันทึกไม่ได้',
      scope: KEY.join(),
      optimistic: (given) => {
        put(given);
        return () => put(consent.user_consent_given);
      },
    },
  );
  return (
    <li>
      <Icon size={22} aria-hidden />
      <Switch
        label={label}
        note={note}
        checked={consent.user_consent_given === 'Y'}
        onChange={(given) => save(given ? 'Y' : 'N')}
      />
    </li>
  );
}
