import { FOOTER_GROUP, FOOTER_PAGES, INFO_PAGES, lineUrl, pageUrl, type FooterGroup } from '@wethi/contract';
import { digits } from '@wethi/format';
import { Mail, MessageCircle, Phone } from 'lucide-react';
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

/**
 * Links to pages of information, in the order that the back office gave. Those that are not published yet are named last and,
 * but for the recommended ones, lead nowhere (product.md §2).
 */
function InfoLinks({ group }: { group: FooterGroup }) {
  const { infoPages } = useRootData();
  const slugs: readonly (keyof typeof INFO_PAGES)[] = FOOTER_PAGES[group];
  const found = slugs.map((slug) => ({ slug, place: infoPages.find((page) => page.slug === slug)?.footer }));
  return found
    .filter(({ place }) => place !== 0)
    .sort((one, other) => (one.place ?? Infinity) - (other.place ?? Infinity))
    .map(({ slug, place }) => (
      <li key={slug}>
        {place !== undefined || group === 'recommended' ? (
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
  const { contacts } = useRootData();
  return (
    <Column title="ฝ่ายดูแลลูกค้า">
      <li>
        <a href={`mailto:${contacts.email}`}>
          <Mail size={18} aria-hidden />
          {contacts.email}
        </a>
      </li>
      <li>
        <a href={lineUrl(contacts)} rel="noreferrer" target="_blank">
          <MessageCircle size={18} aria-hidden />
          LINE {contacts.line}
        </a>
      </li>
      <li>
        <a href={pageUrl(contacts)} rel="noreferrer" target="_blank">
          <FacebookMark size={18} />
          {contacts.page}
        </a>
      </li>
      {contacts.tel && (
        <li>
          <a href={`tel:${digits(contacts.tel)}`}>
            <Phone size={18} aria-hidden />
            {contacts.tel}
          </a>
        </li>
      )}
    </Column>
  );
}

export function Footer() {
  const { year } = useRootData();
  return (
    <footer className={styles.footer}>
      <div className="wrap">
        <div className={styles.columns}>
          <Column title={FOOTER_GROUP.help} notOnPhones>
            <InfoLinks group="help" />
          </Column>
          <Support />
          <Column title={FOOTER_GROUP.recommended}>
            <InfoLinks group="recommended" />
          </Column>
          <Column title={FOOTER_GROUP.terms} notOnPhones>
            <InfoLinks group="terms" />
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
