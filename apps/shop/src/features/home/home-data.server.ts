import { optional, readRows } from '../../server/read.server';
import { arrangeHome, type HomeData } from './arrange-home';
import { allShows } from '../../server/all-shows.server';

const RECORDINGS = { video_type: 'stage', video_status: 'ready', sort: 'video_item' } as const;

export async function homeData(): Promise<HomeData> {
  const [shows, bands, recordings] = await Promise.all([
    allShows(),
    optional(readRows('band', {}), []),
    optional(readRows('videos', RECORDINGS), []),
  ]);
  return arrangeHome(shows, bands, recordings, Date.now());
}
