import { addDays } from '@wethi/format';
import { type Storage } from '@wethi/platform';
import { In, type EntityManager } from 'typeorm';
import { BandMemberDetail } from '../band/band-member-detail.entity';
import type { Product } from '../product/product.entity';
import type { ProductSearch } from '../search/product-search';
import * as make from '../testing/catalog.factory';
import { DEMO_BANDS, type DemoBand } from './demo-bands';
import { COMING } from './demo-coming';
import { COURSES } from './demo-courses';
import { QUESTIONS, QUESTIONS_TAB, TIERS } from './demo-details';
import { seedCourses } from './demo-lessons';
import { DemoPictures } from './demo-pictures';
import type { DemoShow } from './demo-shows';
import { seedStage, type SeededBand } from './demo-stage';
import { PLAYED } from './demo-tours';
import { LIVE, PAST, REPLAYS } from './demo-watchable';

export interface DemoCatalogue {
  /** Ids of the bands by name. */
  bands: Record<string, number>;
  /** The products by product_url. */
  products: Record<string, Product>;
}

interface Tools {
  manager: EntityManager;
  storage: Storage;
  search: ProductSearch;
  /** Folder of the demo pictures, tools/db/demo-art. */
  art: string;
  /** Dates of the shows are counted from here. */
  now: Date;
}

const SHOWS = [...COMING, ...LIVE, ...REPLAYS, ...COURSES, ...PAST, ...PLAYED];

/**
 * Fills an empty catalogue with a believable site: bands, stages with set lists, and shows of every status around today.
 * @throws when there is a catalogue already; nothing of this one is kept then
 */
export async function seedDemoCatalogue(tools: Tools): Promise<DemoCatalogue> {
  const pictures = new DemoPictures(tools.storage, tools.art);
  const seeded = await tools.manager.transaction(async (manager) => {
    const bands: Record<string, SeededBand> = {};
    for (const band of DEMO_BANDS) bands[band.name] = await seedBand(manager, pictures, band);
    const tab = await make.makeProductDetailType(manager, { product_detail_tab_name: QUESTIONS_TAB });
    const products: Record<string, Product> = {};
    for (const show of SHOWS) {
      const band = bands[show.band];
      if (!band) throw new Error(`the demonstration show ${show.url} is by an unknown band`);
      products[show.url] = await seedShow(manager, pictures, show, band, tools.now);
      await seedDetails(manager, show, products[show.url] as Product, tab.id);
    }
    await seedCourses(manager, pictures, { bands, products });
    return { bands: Object.fromEntries(Object.entries(bands).map(([name, { id }]) => [name, id])), products };
  });
  await tools.search.index({});
  // The others' pictures for links are drawn in the night.
  await tools.search.refresh({ product_status: In(['coming', 'sale']) });
  return seeded;
}

async function seedBand(manager: EntityManager, pictures: DemoPictures, band: DemoBand): Promise<SeededBand> {
  const { id } = await make.makeBand(manager, {
    band_name: band.name,
    band_other_names: band.otherNames,
    band_place: band.place ?? null,
    ...band.channels,
    band_detail: [band.kind, ...(band.story ?? [])].map((text) => `<p>${text}</p>`).join(''),
    band_path: await pictures.keep('band', band.picture),
    band_telegrame: band.chat ?? null,
  });
  const members = [];
  for (const [band_member_name, band_member_subname, picture, told] of band.members) {
    const band_member_path = await pictures.keep('band-member', picture);
    const named = { band_id: id, band_member_name, band_member_subname, band_member_path };
    const member = await make.makeBandMember(manager, named);
    members.push(member);
    const details: [string, string][] = told ? [['detail', told.sentence], ...Object.entries(told.facts)] : [];
    for (const [place, [band_member_detail_type, band_member_detail_text]] of details.entries())
      await manager.save(BandMemberDetail, {
        ...{ band_member_id: member.id, band_member_detail_item: place + 1 },
        ...{ band_member_detail_type, band_member_detail_text },
      });
  }
  return { id, members };
}

async function seedShow(
  manager: EntityManager,
  pictures: DemoPictures,
  show: DemoShow,
  band: SeededBand,
  now: Date,
): Promise<Product> {
  const stage = await seedStage(manager, show, band, now);
  const [poster = null, ...gallery] = await Promise.all(show.pictures.map((name) => pictures.keep('product', name)));
  return make.makeProduct(manager, {
    band_id: band.id,
    stage_id: stage.id,
    product_title: show.title,
    product_subtitle: show.subtitle,
    product_detail: show.detail.map((sentences) => `<p>${sentences}</p>`).join(''),
    product_url: show.url,
    product_start: stage.stage_date,
    product_to: stage.stage_date,
    product_year: Number(stage.stage_date?.slice(0, 4)),
    product_price: show.price,
    product_price_unchanged: show.unchanged ?? null,
    product_price_list: TIERS[show.url] ? 'Y' : 'N',
    product_format: show.format ?? 'online',
    product_type: show.type ?? 'M',
    product_status: show.status,
    product_sale_date: saleDateOf(show, stage.stage_date),
    product_disable: show.disable ?? 'N',
    product_img: poster,
    product_img_slide: poster,
    product_img_detail: gallery[0] ?? null,
    product_img_detail_1: gallery[1] ?? null,
    product_img_detail_2: gallery[2] ?? null,
    product_img_coures: show.type ? poster : null,
  });
}

function saleDateOf({ saleDaysBefore }: DemoShow, date: string | null): string | null {
  return saleDaysBefore !== undefined && date ? addDays(date, -saleDaysBefore) : null;
}

/** Price tiers and questions. */
async function seedDetails(manager: EntityManager, show: DemoShow, product: Product, tab: number): Promise<void> {
  const day = product.product_start ?? '';
  for (const { title, value, type, member, show: announced, detail, from, until } of TIERS[show.url] ?? []) {
    await make.makeProductPrice(manager, {
      product_id: product.id,
      product_price_title: title,
      product_price_value: value,
      product_price_type: type ?? 'NL',
      product_price_member: member ?? 'NL',
      product_price_show: announced ?? 'N',
      product_price_detail: detail ?? null,
      product_price_start: from === undefined ? null : addDays(day, from),
      product_price_to: until === undefined ? null : addDays(day, until),
    });
  }
  for (const [place, [question, answer]] of QUESTIONS.entries()) {
    await make.makeProductDetailList(manager, {
      product_id: product.id,
      product_detail_type_id: tab,
      product_detail_list_title: question,
      product_detail_list_detail: `<p>${answer}</p>`,
      product_detail_list_item: place + 1,
    });
  }
}
