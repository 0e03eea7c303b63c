import { readRows } from '../../api/read.server';
import { arrangeHome, type HomeData } from './arrange-home';
import { allShows } from './catalogue.server';

export async function homeData(): Promise<HomeData> {
  const [shows, bands] = await Promise.all([allShows(), readRows('band', {})]);
  return arrangeHome(shows, bands, Date.now());
}
