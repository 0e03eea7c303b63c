import { optional, readRows } from '../../api/read.server';
import { arrangeHome, type HomeData } from './arrange-home';
import { allShows } from './catalogue.server';

const RECORDINGS = { video_type: 'stage', video_status: 'ready', sort: 'video_item' };

export async function homeData(): Promise<HomeData> {
  const [shows, bands, recordings] = await Promise.all([
    allShows(),
    optional(readRows('band', {}), []),
    optional(readRows('videos', RECORDINGS), []),
  ]);
  return arrangeHome(shows, bands, recordings, Date.now());
}
