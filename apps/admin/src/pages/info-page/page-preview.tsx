import styles from './info-page.module.css';
import type { Draft } from './use-draft';

/** The page as a visitor with a phone will read it. */
export function PagePreview(draft: Draft) {
  return (
    <div className={styles.phone}>
      <div className={styles.clock}>
        <span>13:45</span>
        <span>เวที</span>
      </div>
      <Text {...draft} />
    </div>
  );
}

/** The same at a computer, in the breadth that its text has there. */
export function ComputerPreview({ slug, ...draft }: Draft & { slug: string }) {
  return (
    <div className={styles.computer}>
      <div className={styles.address}>/{slug}</div>
      <Text {...draft} />
    </div>
  );
}

/** The editor hands out nothing that its own rules do not allow. */
function Text({ info_page_draft_title, info_page_draft_ingress, info_page_draft_body }: Draft) {
  return (
    <div className={styles.text} tabIndex={0} role="group" aria-label="ข้อความของหน้า">
      <b className={styles.title}>{info_page_draft_title}</b>
      {info_page_draft_ingress && <p>{info_page_draft_ingress}</p>}
      <div dangerouslySetInnerHTML={{ __html: info_page_draft_body ?? '' }} />
    </div>
  );
}
