import { type ReactNode, useState } from 'react';
import { Picture } from '../../ui/media/picture';
import { type Tab, Tabs } from '../../ui/layout/tabs';
import { Members } from './members';
import type { DetailTab, PackageData } from './package-data.server';
import styles from './package-tabs.module.css';
import { RichText } from '../../ui/rich-text/rich-text';
import { SetlistList } from '../../shows/setlist-list';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Entries({ entries }: { entries: DetailTab['entries'] }) {
  return entries.map((entry) => (
    <article key={entry.id} className={styles.entry}>
      <h3>{entry.title}</h3>
      {entry.picture && (
        <Picture
          path={entry.picture}
          width={420}
          height={280}
          sizes="(max-width: 599px) 100vw, 420px"
          className={styles.picture}
        />
      )}
      {entry.html && <RichText html={entry.html} />}
    </article>
  ));
}

type Content = Pick<PackageData, 'product' | 'detail' | 'setlist' | 'members' | 'detailTabs'>;

function tabsOf({ product, detail, setlist, members, detailTabs }: Content): Tab[] {
  const ahead = product.product_status === 'sale' || product.product_status === 'coming';
  const known: (Tab | false)[] = [
    Boolean(detail) && { key: 'detail', title: 'รายละเอียด', content: <RichText html={detail} /> },
    setlist.length > 0 && {
      key: 'setlist',
      title: 'เซตลิสต์',
      content: <SetlistList items={setlist} unit="เพลง" note={ahead ? 'ลำดับเพลงอาจเปลี่ยนในวันแสดง' : undefined} />,
    },
    members.length > 0 && {
      key: 'members',
      title: 'สมาชิกวง',
      content: <Members members={members} />,
    },
  ];
  const own = detailTabs.map((tab) => ({
    key: `detail-${tab.id}`,
    title: tab.title,
    content: <Entries entries={tab.entries} />,
  }));
  return [...known.filter((tab) => tab !== false), ...own];
}

/** The tabs; members and details also stand below, unless their tab is the one that is open. */
export function PackageTabs(content: Content) {
  const tabs = tabsOf(content);
  const [open, setOpen] = useState(tabs.find((tab) => tab.key === 'setlist')?.key ?? tabs[0]?.key ?? '');
  const below = ['members', 'detail'].flatMap((key) => tabs.find((tab) => tab.key === key && key !== open) ?? []);
  return (
    <>
      <Tabs label={content.product.product_title} tabs={tabs} open={open} onOpen={setOpen} />
      {below.map((tab) => (
        <Section key={tab.key} title={tab.title}>
          {tab.content}
        </Section>
      ))}
    </>
  );
}
