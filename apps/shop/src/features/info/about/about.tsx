import { unescapeHtml } from '@wethi/format';
import { paths } from '../../../config/paths';
import { RichText } from '../../../ui/rich-text/rich-text';
import styles from './about.module.css';
import { Article } from '../article';
import { AskUs } from '../ask-us';
import { Figures } from './figures';
import type { InfoPageData } from '../info-data.server';

type AboutProps = Pick<InfoPageData, 'html' | 'parts' | 'figures'>;

/** A list and nothing else, each of its points with a name. */
const VALUES = /^<ul>\s*<li>(<p>)?<(b|strong)>.*<\/ul>$/s;

/** The text about the shop: what it counts, its points as cards, and last the way to us (design: 35 #about). */
export function About({ html, parts, figures }: AboutProps) {
  const values = parts.find((part) => VALUES.test(part.html) && part.parts.length === 0);
  const last = parts[parts.length - 1];
  const asked = last && last !== values && last.parts.length === 0 ? textBeforeContact(last.html) : undefined;
  const text = parts.filter((part) => part !== values && !(part === last && asked));
  return (
    <>
      <Article html={html} parts={text} />
      <Figures figures={figures} />
      {values && (
        <section className={styles.values} aria-label={values.title}>
          <RichText html={values.html} />
        </section>
      )}
      {last && asked && <AskUs title={last.title} text={asked} way="contact" />}
    </>
  );
}

/** The words of a single paragraph that ends with a link to the contacts, which the card's button is. */
function textBeforeContact(html: string): string | undefined {
  const [, text] = new RegExp(`^<p>([^<]+)<a href="${paths.contact}">[^<]*</a></p>$`).exec(html) ?? [];
  return text && unescapeHtml(text).trim();
}
