import { Music } from 'lucide-react';
import { paths } from '../../config/paths';
import { ComingList } from '../../features/band/coming-list';
import { memberPageData } from '../../features/band/member-data.server';
import { MemberHead, MemberSongs, OtherMembers } from '../../features/band/member-view';
import styles from '../../features/band/member.module.css';
import { pageMeta } from '../../server/page-meta';
import { ButtonLink } from '../../ui/actions/button';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Breadcrumb } from '../../ui/layout/breadcrumb';
import { Card } from '../../ui/layout/card';
import { Section } from '../../ui/layout/section';
import type { Route } from './+types/band-member';

export { shouldRevalidate } from '../../overlays/overlay';

export const handle = { wholeWithoutScripts: true };

export function loader({ params }: Route.LoaderArgs) {
  return memberPageData(Number(params.id));
}

export const meta: Route.MetaFunction = (page) => {
  if (!page.loaderData) return [];
  const { member, band } = page.loaderData;
  const name = [member.band_member_name, band.band_name].filter(Boolean).join(' · ');
  return pageMeta(page, {
    title: name,
    description: `${[name, member.band_member_subname].filter(Boolean).join(' · ')} เพลงที่ร่วมเล่นและงานแสดงบนเวที`,
    image: member.band_member_path,
    path: paths.bandMember(member.id),
  });
};

export default function BandMember({ loaderData: data }: Route.ComponentProps) {
  const { member, band, words, facts, songs, others, coming } = data;
  const isEmpty = songs.length + facts.length === 0 && !words;
  return (
    <div className="wrap">
      {!isEmpty && (
        <Breadcrumb
          onPhones
          parents={[
            { to: paths.shows, title: 'งานแสดง' },
            { to: paths.bandPage(band.band_name), title: band.band_name },
          ]}
          current={member.band_member_name}
        />
      )}
      <MemberHead data={data} />
      <div className={styles.layout}>
        <div>
          {songs.length > 0 && (
            <Section title="เพลงที่ร่วมเล่น">
              <MemberSongs songs={songs} part={member.band_member_subname} />
            </Section>
          )}
          {isEmpty && (
            <EmptyState
              icon={Music}
              title={`ยังไม่มีข้อมูลของ${member.band_member_name}`}
              text="วงกำลังเขียนให้อ่าน ระหว่างนี้ดูงานแสดงของวงได้"
            >
              <ButtonLink size="small" to={paths.bandPage(band.band_name)}>
                ไปหน้าวง
              </ButtonLink>
            </EmptyState>
          )}
          {coming.length > 0 && (
            <Section title="งานแสดงของวง">
              <ComingList shows={coming} leads />
            </Section>
          )}
        </div>
        <aside className={styles.aside} aria-label="เกี่ยวกับสมาชิก">
          {facts.length > 0 && (
            <Card>
              <h2>รู้จัก{member.band_member_name}</h2>
              <ul className={styles.facts}>
                {facts.map(({ of, text }) => (
                  <li key={`${of} ${text}`} className={of ? undefined : styles.sentence}>
                    {of && <span className="small muted">{of}</span>}
                    {text}
                  </li>
                ))}
              </ul>
            </Card>
          )}
          {others.length > 0 && (
            <Card>
              <h2>สมาชิกคนอื่น</h2>
              <OtherMembers others={others} />
            </Card>
          )}
        </aside>
      </div>
    </div>
  );
}
