import { INFO_PAGES, SUPPORT } from '@wethi/contract';
import { Mail, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FacebookMark } from '../ui/media/facebook-mark';
import { paths } from '../config/paths';
import { SITE_NAME, SITE_NAME_LATIN } from '../config/site';
import styles from './footer.module.css';
import { useRootData } from '../session/root-data';

function Column({ title, notOnPhones, children }: { title: string; notOnPhones?: boolean; children: ReactNode }) {
  return (
    <section className={notOnPhones ? styles.notOnPhones : undefined}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

/** Links to pages of information; those that are not published yet are named and lead nowhere (product.md §2). */
function InfoLinks({ slugs }: { slugs: (keyof typeof INFO_PAGES)[] }) {
  const { infoPages } = useRootData();
  return slugs.map((slug) => (
    <li key={slug}>
      {infoPages.some((page) => page.slug === slug) ? (
        <Link to={paths.info(slug)}>{INFO_PAGES[slug]}</Link>
      ) : (
        <span className={styles.disabled} aria-disabled>
          {INFO_PAGES[slug]}
          <span className="sr">ยังไม่เปิดให้บริการ</span>
        </span>
      )}
    </li>
  ));
}

function Support() {
  return (
    <Column title="ฝ่ายดูแลลูกค้า">
      <li>
        <a href={`mailto:${SUPPORT.email}`}>
          <Mail size={18} aria-hidden />
          {SUPPORT.email}
        </a>
      </li>
      <li>
        <a href={SUPPORT.lineUrl} rel="noreferrer" target="_blank">
          <MessageCircle size={18} aria-hidden />
          LINE {SUPPORT.line}
        </a>
      </li>
      <li>
        <a href={SUPPORT.facebookUrl} rel="noreferrer" target="_blank">
          <FacebookMark size={18} />
          {SUPPORT.facebook}
        </a>
      </li>
    </Column>
  );
}

function Recommended() {
  return (
    <Column title="หน้าแนะนำ">
      <li>
        <Link to={paths.services}>บริการของเรา</Link>
      </li>
      <li>
        <Link to={paths.questions}>คำถามที่พบบ่อย</Link>
      </li>
      <li>
        <Link to={paths.about}>เกี่ยวกับเรา</Link>
      </li>
    </Column>
  );
}

export function Footer() {
  const { year } = useRootData();
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.columns}>
          <Column title="ช่วยเหลือ" notOnPhones>
            <InfoLinks slugs={['howToBuy', 'howToReplay', 'howToLive']} />
          </Column>
          <Support />
          <Recommended />
          <Column title="ข้อกำหนด" notOnPhones>
            <InfoLinks slugs={['condition', 'policy', 'safety']} />
          </Column>
        </div>
        <div className={styles.end}>
          <span>
            © {year} {SITE_NAME} ({SITE_NAME_LATIN}) สงวนลิขสิทธิ์
          </span>
          <span>ราคารวมภาษีมูลค่าเพิ่ม 7% แล้ว</span>
        </div>
      </div>
    </footer>
  );
}
