import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { api } from './member.ts';
import { officeApi } from './office.ts';

export interface Show {
  id: number;
  band_id: number;
  band_name: string;
  book_bank_id: number | null;
  product_title: string;
  product_url: string;
  product_price: number;
  product_status: string;
}

export interface BookBank {
  id: number;
  book_bank_account: string;
  book_bank_name: string;
  book_bank_icon: string;
}

async function replayShows(): Promise<Show[]> {
  const { data } = await api('GET', 'productView?product_status=replay&product_type=M&sort=id');
  return ((data as Show[] | undefined) ?? []).filter(({ product_price }) => product_price > 0);
}

/** The first show of the demo data that has a replay to buy. */
export async function replayShow(): Promise<Show> {
  const [show] = await replayShows();
  if (!show) throw new Error('the demo data has no replay to buy');
  return show;
}

/** Another one, at whose stage no test goes on air: its recording is the only one. */
export async function quietReplayShow(): Promise<Show> {
  const [, ...others] = await replayShows();
  for (const show of others) {
    const { data } = await api('GET', `videosByProductId?product_id=${show.id}&video_status=ready`);
    if ((data as object[]).length > 0) return show;
  }
  throw new Error('the demo data has no other replay to buy');
}

/** The last one, at whose stage a show with cameras goes on air, and nothing else does. */
export async function cameraShow(): Promise<Show> {
  const show = (await replayShows()).at(-1);
  if (!show) throw new Error('the demo data has no replay to buy');
  return show;
}

let made = 0;

/** A show of a band of the demo data, sold as told. */
export async function makeShow(columns: object): Promise<Show> {
  const { band_id, book_bank_id } = await replayShow();
  const number = `${Date.now()}${randomInt(1_000)}${(made += 1)}`;
  const named = { product_title: `ฟ้าผ่ากลางกรุง ${number}`, product_url: `storm-${number}` };
  const sold = { product_price: 290, product_status: 'sale', product_to: '2030-12-19' };
  const body = { band_id, book_bank_id, ...named, ...sold, ...columns };
  const { data } = await officeApi('POST', 'product', body);
  return { ...body, id: (data as { insertId: number }).insertId, band_name: '' };
}

/** A course of the demo data whose lessons can all be learned. */
export async function courseOnSale(url = 'rong-phleng-8-bot'): Promise<Show> {
  const { data } = await api('GET', `productView?product_url=${url}`);
  const [course] = (data as Show[] | undefined) ?? [];
  if (!course) throw new Error('the demo data has no course');
  return course;
}

/** The account that a show is paid into. */
export async function accountOf({ band_id, book_bank_id }: Show): Promise<BookBank> {
  const { data } = await api('GET', `bookBankByBandId?band_id=${band_id}`);
  const accounts = data as BookBank[];
  const account = accounts.find(({ id }) => id === book_bank_id) ?? accounts[0];
  if (!account) throw new Error(`band ${band_id} has no bank account`);
  return account;
}

/** The option of the search box that leads to a show; other shows may begin with the same words. */
export function optionOf(page: Page, { product_title, band_name }: Show): Locator {
  return page.getByRole('option', { name: `${product_title} ${band_name} ·` });
}
