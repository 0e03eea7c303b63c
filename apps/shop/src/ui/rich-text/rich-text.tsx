import styles from './rich-text.module.css';

/** Shows HTML that the loader has sanitised. */
export function RichText({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
