import { bangkokTime } from '@wethi/format';
import { optional, readRows } from '../../server/read.server';
import type { BandMember, Product } from '../../api-types';
import { PUBLIC_URL } from '../../server/environment.server';
import { type Tier, tiersOf } from './price-tiers';
import { plainText, richText } from '../../ui/rich-text/rich-text.server';
import { setlist, type SetlistItem } from '../../shows/setlist';
import type { MemberFace } from './members';

const DESCRIPTION_LENGTH = 160;

export interface DetailTab {
  id: number;
  title: string;
  entries: { id: number; title: string; html: string; picture: string | null }[];
}

export type PackageProduct = Omit<Product, 'product_detail' | 'product_img_slide'>;

export interface PackageData {
  product: PackageProduct;
  pictures: string[];
  detail: string;
  description: string;
  tiers: Tier[];
  setlist: SetlistItem[];
  members: MemberFace[];
  detailTabs: DetailTab[];
  today: string;
  publicUrl: string;
}

async function productByUrl(productUrl: string): Promise<Product> {
  const [product] = await readRows('productView', { product_url: productUrl });
  if (!product) throw new Response(null, { status: 404 });
  return product;
}

/** The details that have a tab of their own, tab by tab. */
async function detailTabs(productId: number): Promise<DetailTab[]> {
  const [types, details] = await Promise.all([
    readRows('productDetailType', {}),
    readRows('productDetailListByProductId', { product_id: productId }),
  ]);
  const inOrder = [...details].sort((a, b) => a.product_detail_list_item - b.product_detail_list_item);
  return types
    .map((type) => ({
      id: type.id,
      title: type.product_detail_tab_name,
      entries: inOrder
        .filter((detail) => detail.product_detail_type_id === type.id)
        .map((detail) => ({
          id: detail.id,
          title: detail.product_detail_list_title,
          html: richText(detail.product_detail_list_detail),
          picture: detail.product_detail_list_img,
        })),
    }))
    .filter((tab) => tab.entries.length > 0);
}

async function stageSetlist(stageId: number | null, members: BandMember[]): Promise<SetlistItem[]> {
  if (!stageId) return [];
  const [times, players] = await Promise.all([
    readRows('stageTimeByStageId', { stage_id: stageId }),
    readRows('stageTimeMemberByStageId', { stage_id: stageId }),
  ]);
  return setlist(times, players, members);
}

function picturesOf(product: Product): string[] {
  const { product_img, product_img_detail, product_img_detail_1, product_img_detail_2 } = product;
  const all = [product_img, product_img_detail, product_img_detail_1, product_img_detail_2];
  return [...new Set(all.filter((path): path is string => Boolean(path)))];
}

/**
 * All that the page of a product shows.
 * @throws Response 404 for an address no product has
 */
export async function packageData(productUrl: string): Promise<PackageData> {
  const full = await productByUrl(productUrl);
  const { product_detail, product_img_slide: _slide, ...product } = full;
  const { date: today } = bangkokTime(Date.now());
  const [members, prices, tabs] = await Promise.all([
    optional(readRows('bandMemberByBandId', { band_id: full.band_id }), []),
    readRows('productPriceByProductId', { product_id: full.id }),
    optional(detailTabs(full.id), []),
  ]);
  return {
    product,
    pictures: picturesOf(full),
    detail: richText(product_detail),
    description: plainText(product_detail, DESCRIPTION_LENGTH),
    tiers: tiersOf(full, prices, today),
    setlist: await optional(stageSetlist(full.stage_id, members), []),
    members: members.map(({ id, band_member_name, band_member_subname, band_member_path }) => ({
      id,
      band_member_name,
      band_member_subname,
      band_member_path,
    })),
    detailTabs: tabs,
    today,
    publicUrl: PUBLIC_URL,
  };
}
