import { AGREED_PAGES } from '@wethi/contract';
import { bangkokTime } from '@wethi/format';
import { read } from '../../../server/read.server';
import { richText } from '../../../ui/rich-text/rich-text.server';
import { changesBetween, type Block } from './text-changes';

/** A text that a page had from a day on. */
export interface Version {
  id: number;
  /** Buddhist year and month, '2569-09'. */
  name: string;
  from: string;
  /** The day on which another took its place. */
  until?: string;
}

export interface Versions {
  /** The newest first: what the page says now. */
  all: Version[];
  /** An earlier one to read. */
  reading?: { version: Version; ingress: string | null; html: string };
  /** What has changed with one of them. */
  changes?: { version: Version; blocks: Block[] };
}

/**
 * What a page that people agree to says and said; nothing of the others.
 * @throws Response 404 for a version that there is not
 */
export async function versionsOf(slug: string, asked: URLSearchParams): Promise<Versions | undefined> {
  const name = AGREED_PAGES.find((agreed) => agreed === slug);
  if (!name) return undefined;
  const { data: texts = [] } = await read('infoPageAgreed', { info_page_slug: name });
  const all = texts.map(({ id, create_at }, index): Version => {
    const { date } = bangkokTime(create_at);
    const next = texts[index - 1];
    const until = next && bangkokTime(next.create_at).date;
    return { id, name: `${Number(date.slice(0, 4)) + 543}-${date.slice(5, 7)}`, from: date, until };
  });
  const find = (parameter: string) => {
    const id = asked.get(parameter);
    if (id === null) return undefined;
    const place = texts.findIndex((text) => String(text.id) === id);
    const [version, text] = [all[place], texts[place]];
    if (!version || !text) throw new Response(null, { status: 404 });
    return { version, text, before: texts[place + 1] };
  };
  const reading = find('version');
  const changes = find('changes');
  return {
    all,
    ...(reading && {
      reading: {
        version: reading.version,
        ingress: reading.text.info_page_version_ingress,
        html: richText(reading.text.info_page_version_body),
      },
    }),
    ...(changes && {
      changes: {
        version: changes.version,
        blocks: changesBetween(
          richText(changes.before?.info_page_version_body),
          richText(changes.text.info_page_version_body),
        ),
      },
    }),
  };
}
