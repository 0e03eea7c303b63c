import styles from './info-page.module.css';
import type { Draft } from './use-draft';

/** The page as a visitor with a phone will read it. The editor hands out nothing that its own rules do not allow. */
export function PagePreview({ info_page_draft_title, info_page_draft_ingress, info_page_draft_body }: Draft) {
  return (
    <div className={styles.phone}>
      <div className={styles.clock}>
        <span>13:45</span>
        <span>เวที</span>
      </div>
      <div className={styles.text} tabIndex={0} role="group" aria-label="ข้อความของหน้า">
        <b className={styles.title}>{info_page_draft_title}</b>
        {info_page_draft_ingress && <p>{info_page_draft_ingress}</p>}
        <div dangerouslySetInnerHTML={{ __html: info_page_draft_body ?? '' }} />
      </div>
    </div>
  );
}
