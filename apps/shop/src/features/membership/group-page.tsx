import { useQuery } from '@tanstack/react-query';
import { fileUrl } from '@wethi/browser';
import { shortDate } from '@wethi/format';
import { ApiError, call } from '@wethi/http';
import { BadgeCheck, QrCode } from 'lucide-react';
import type { Schema } from '@wethi/api-client';
import { paths } from '../../config/paths';
import { MEMBER_KEY } from '../../session/member';
import { ButtonLink, buttonClass } from '../../ui/actions/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { QueryView } from '../../ui/feedback/query-view';

/** Whoever is here joins, as often as they come: the answer is the same (ACC-12). */
export function GroupPage({ groupKey }: { groupKey: string }) {
  const query = useQuery({
    queryKey: [...MEMBER_KEY, 'group', groupKey],
    queryFn: async () => {
      try {
        return (await call('POST', 'confirmGroup', { body: { key: groupKey } })).data ?? null;
      } catch (error) {
        if (error instanceof ApiError && [404, 422].includes(error.status)) return null;
        if (error instanceof ApiError && error.code === 'MEMBER_GROUP_FULL') return 'full' as const;
        throw error;
      }
    },
    staleTime: Infinity,
  });
  return (
    <QueryView
      query={query}
      failure="เข้ากลุ่มไม่ได้"
      empty={<NotJoined title="คิวอาร์นี้ใช้ไม่ได้" text="สแกนคิวอาร์ของกลุ่มอีกครั้ง หรือสอบถามทีมงาน" />}
    >
      {(joined) =>
        joined === 'full' ? (
          <NotJoined title="กลุ่มนี้รับสมาชิกครบแล้ว" text="สอบถามทีมงานที่หน้างานได้" />
        ) : (
          <Joined group={joined} />
        )
      }
    </QueryView>
  );
}

function Joined({ group }: { group: Schema<'JoinedGroup'> }) {
  const { member_group_name, member_end, member_group_path_manual: manual } = group;
  return (
    <EmptyState
      icon={BadgeCheck}
      title={`เป็นสมาชิกกลุ่ม ${member_group_name} แล้ว`}
      text={`${member_end ? `ใช้สิทธิ์ได้ถึง ${shortDate(member_end)} ` : ''}ซื้อราคาสมาชิกเดิมและใช้คูปองเฉพาะสมาชิกได้เลย`}
    >
      <ButtonLink kind="primary" to={paths.shows}>
        ดูงานแสดง
      </ButtonLink>
      <ButtonLink kind="line" to={paths.coupons}>
        คูปองของฉัน
      </ButtonLink>
      {manual && (
        <a className={buttonClass({ kind: 'line' })} href={fileUrl(manual)} target="_blank" rel="noreferrer">
          คู่มือสมาชิก
        </a>
      )}
    </EmptyState>
  );
}

function NotJoined({ title, text }: { title: string; text: string }) {
  return (
    <EmptyState icon={QrCode} title={title} text={text}>
      <ButtonLink kind="primary" to={paths.shows}>
        ดูงานแสดง
      </ButtonLink>
    </EmptyState>
  );
}
