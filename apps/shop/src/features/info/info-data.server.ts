import { INFO_PAGES } from '@wethi/contract';
import { bangkokTime, daysOf } from '@wethi/format';
import { plainText, richText } from '../../ui/rich-text/rich-text.server';
import type { Promotion } from '../../api-types';
import { optional, read, readPage } from '../../server/read.server';
import { versionsOf, type Versions } from './versions/versions.server';

/** A part of a text under a heading, with the parts under its smaller ones. */
export interface InfoPart {
  title: string;
  html: string;
  parts: InfoPart[];
}

/** What is offered, and how many days it is offered still where that soon ends. */
export type Offer = Promotion & { days_left?: number };

export interface InfoPageData {
  slug: string;
  title: string;
  ingress: string | null;
  description: string;
  /** What stands above the first heading. */
  html: string;
  parts: InfoPart[];
  isPublished: boolean;
  /** What the page of promotions offers; none on the others. */
  promotions: Offer[];
  /** What the page about the shop counts; none on the others. */
  figures: Figure[];
  /** What a page that people agree to says and said; none of the others. */
  versions?: Versions;
}

export interface Figure {
  count: number;
  of: string;
}

/**
 * @param asked what the address asks for
 * @throws Response 404 when the specification names no such page, and for a version that there is not
 */
export async function infoPageData(slug: string, asked: URLSearchParams): Promise<InfoPageData> {
  const name = slug as keyof typeof INFO_PAGES;
  if (!Object.hasOwn(INFO_PAGES, slug)) throw new Response(null, { status: 404 });
  const [answer, promotions, figures, versions] = await Promise.all([
    read('infoPageBySlug', { info_page_slug: name }),
    name === 'promotion' ? optional(offered(), []) : [],
    name === 'aboutUs' ? optional(counted(), []) : [],
    versionsOf(name, asked),
  ]);
  const [page] = answer.data ?? [];
  const title = page?.info_page_title ?? INFO_PAGES[name];
  const old = versions?.reading;
  const text = old?.html ?? richText(page?.info_page_body);
  const ingress = (old ? old.ingress : page?.info_page_ingress) ?? null;
  const [{ html = '' } = {}, ...parts] = split(text, 'h2');
  return {
    slug,
    title,
    ingress,
    description: ingress ?? plainText(text, 160),
    html,
    parts: parts.map((part) => {
      const [above, ...below] = split(part.html, 'h3');
      return { ...part, html: above?.html ?? '', parts: below };
    }),
    isPublished: page !== undefined,
    promotions,
    figures,
    versions,
  };
}

async function offered(): Promise<Offer[]> {
  const today = bangkokTime(Date.now()).date;
  return ((await read('promotions')).data ?? []).map((promotion) => ({
    ...promotion,
    days_left:
      promotion.state === 'soon' && promotion.coupon_to ? daysOf(today, promotion.coupon_to).length - 1 : undefined,
  }));
}

/** Of what there is nothing yet the page does not tell. */
async function counted(): Promise<Figure[]> {
  const [{ data: totals }, bands] = await Promise.all([read('productTotals', {}), readPage('bandView', { limit: 1 })]);
  const { stage = 0, replay = 0, course = 0, trading = 0 } = totals ?? {};
  return [
    { count: bands.total, of: 'วงและคณะ' },
    { count: stage, of: 'งานแสดง' },
    { count: replay, of: 'งานที่ดูย้อนหลังได้' },
    { count: course + trading, of: 'คอร์สเรียน' },
  ].filter(({ count }) => count > 0);
}

/** A text cut at its headings; the first part has none. */
function split(html: string, heading: 'h2' | 'h3'): InfoPart[] {
  const [above = '', ...titled] = html.split(`<${heading}>`);
  const below = titled.map((part) => {
    const [title = '', ...rest] = part.split(`</${heading}>`);
    return { title: plainText(title, 200), html: rest.join('').trim(), parts: [] };
  });
  return [{ title: '', html: above.trim(), parts: [] }, ...below];
}
