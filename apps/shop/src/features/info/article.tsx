import { ChevronDown, List } from 'lucide-react';
import { RichText } from '../../ui/rich-text/rich-text';
import styles from './article.module.css';
import type { InfoPageData } from './info-data.server';

/** A text to read, with a table of contents where it is long. */
export function Article({ html, parts }: Pick<InfoPageData, 'html' | 'parts'>) {
  return (
    <>
      {parts.length > 5 && (
        <details className={styles.contents} open>
          <summary>
            <List size={20} aria-hidden />
            สารบัญ
            <ChevronDown size={20} aria-hidden />
          </summary>
          <ol>
            {parts.map(({ title }, index) => (
              <li key={title}>
                <a href={`#p${index + 1}`}>{title}</a>
              </li>
            ))}
          </ol>
        </details>
      )}
      <article className={styles.article}>
        {html && <RichText html={html} />}
        {parts.map((part, index) => (
          <section key={part.title}>
            <h2 id={`p${index + 1}`}>{part.title}</h2>
            {part.html && <RichText html={part.html} />}
            {part.parts.map((below) => (
              <div key={below.title}>
                <h3>{below.title}</h3>
                <RichText html={below.html} />
              </div>
            ))}
          </section>
        ))}
      </article>
    </>
  );
}
