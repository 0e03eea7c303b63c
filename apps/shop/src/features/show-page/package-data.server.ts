import { bangkokTime } from '@wethi/format';
import { paths } from '../../config/paths';
import { leadTo } from '../../server/cache-control';
import { readOne } from '../../server/read.server';
import type { PackageProduct, Product, ProductPage } from '../../api-types';
import { PUBLIC_URL } from '../../server/environment.server';
import { type Tier, tiersOf } from '../../shows/prices/price-tiers';
import { plainText, richText } from '../../ui/rich-text/rich-text.server';
import { setlist, type SetlistItem } from '../../shows/setlist';
import type { MemberFace } from './members';

const DESCRIPTION_LENGTH = 160;

export interface DetailTab {
  id: number;
  title: string;
  entries: { id: number; title: string; html: string; picture: string | null }[];
}

export type { PackageProduct } from '../../api-types';

export interface PackageData {
  product: PackageProduct;
  /** How many are left to sell; null without a limit. */
  placesLeft: number | null;
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

/** The details that have a tab of their own, tab by tab. */
function detailTabs({ tabs, details }: ProductPage): DetailTab[] {
  const inOrder = [...details].sort((a, b) => a.product_detail_list_item - b.product_detail_list_item);
  return tabs.map((tab) => ({
    id: tab.id,
    title: tab.product_detail_tab_name,
    entries: inOrder
      .filter((detail) => detail.product_detail_type_id === tab.id)
      .map((detail) => ({
        id: detail.id,
        title: detail.product_detail_list_title,
        html: richText(detail.product_detail_list_detail),
        picture: detail.product_detail_list_img,
      })),
  }));
}

function picturesOf(product: Product): string[] {
  const { product_img, product_img_detail, product_img_detail_1, product_img_detail_2 } = product;
  const all = [product_img, product_img_detail, product_img_detail_1, product_img_detail_2];
  return [...new Set(all.filter((path): path is string => Boolean(path)))];
}

/**
 * All that the page of a product shows.
 * @param search what stands behind the address, such as the price that was chosen
 * @throws Response 404 for an address no product has, a redirect to its page where it had this one
 */
export async function packageData(productUrl: string, search = ''): Promise<PackageData> {
  const page = await readOne('productPage', { product_url: productUrl });
  if (!page) throw new Response(null, { status: 404 });
  const { product: full, prices, members } = page;
  if (full.product_url !== productUrl) throw leadTo(paths.show(full.product_url) + search, 301);
  const { product_detail, product_img_slide: _slide, ...product } = full;
  const { date: today } = bangkokTime(Date.now());
  return {
    product,
    placesLeft: page.places_left,
    pictures: picturesOf(full),
    detail: richText(product_detail),
    description: plainText(product_detail, DESCRIPTION_LENGTH),
    tiers: tiersOf(full, prices, today),
    setlist: setlist(page.set_list, page.players, members),
    members: members.map(({ id, band_member_name, band_member_subname, band_member_path }) => ({
      id,
      band_member_name,
      band_member_subname,
      band_member_path,
    })),
    detailTabs: detailTabs(page),
    today,
    publicUrl: PUBLIC_URL,
  };
}
