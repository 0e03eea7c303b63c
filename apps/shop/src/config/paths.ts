import { href } from 'react-router';

const info = (slug: string) => href('/:slug', { slug });

/** Addresses of the shop's pages (product.md §2), as `routes.ts` declares them; `href` leaves the encoding of a name to us. */
export const paths = {
  home: href('/'),
  shows: href('/packageAll/:bandName?'),
  search: (q: string) => `${href('/packageAll/:bandName?')}?q=${encodeURIComponent(q)}`,
  band: (bandName: string) => href('/packageAll/:bandName?', { bandName: encodeURIComponent(bandName) }),
  /** The page of a band itself; `band` lists what it sells. */
  bandPage: (bandName: string) => href('/band/:bandName', { bandName: encodeURIComponent(bandName) }),
  bandMember: (memberId: number) => href('/bandMember/:id', { id: String(memberId) }),
  show: (productUrl: string) => href('/package/:productUrl?', { productUrl: encodeURIComponent(productUrl) }),
  waitingRoom: (productUrl: string) => href('/waitingRoom/:productUrl', { productUrl: encodeURIComponent(productUrl) }),
  stage: (stageId: number) => href('/stage/:id?', { id: String(stageId) }),
  live: (liveStreamingId?: number) => href('/liveStreaming/:id?', { id: liveStreamingId?.toString() }),
  /** The live show of a stage, whichever it is. */
  liveOfStage: (stageId: number | null | undefined) =>
    href('/liveStreaming/:id?') + (stageId ? `?stage=${stageId}` : ''),
  replay: (videoId: number) => href('/videoStage/:id?', { id: String(videoId) }),
  /** A recording from the beginning of one of its songs on. */
  songOf: (videoId: number, songId: number) => `${href('/videoStage/:id?', { id: String(videoId) })}#song-${songId}`,
  purchases: href('/watchReruns/:id?'),
  paper: (id: number) => href('/paper/:id', { id: String(id) }),
  /** Those that an order was made under; `conditions` are everybody's. */
  orderConditions: (ordersId: number) => href('/paper/conditions/:ordersId', { ordersId: String(ordersId) }),
  tickets: href('/tickets'),
  ticket: (code: string) => `${href('/tickets')}?ticket=${code}`,
  profile: href('/profile'),
  ownOrders: href('/profile/orders'),
  followedBands: href('/profile/bands'),
  coupons: href('/profile/coupons'),
  ownEmail: href('/profile/email'),
  addresses: href('/profile/addresses'),
  address: (addressId: number | 'new') => href('/profile/addresses/:addressId', { addressId: String(addressId) }),
  security: href('/profile/security'),
  privacy: href('/profile/privacy'),
  statistics: href('/profile/statistics'),
  member: href('/member'),
  logout: href('/logout'),
  tv: href('/tv'),
  tvScreen: href('/tv/screen'),
  order: (orderNo: string) => href('/order/:code', { code: encodeURIComponent(orderNo) }),
  gift: (code: string) => href('/gift/:code', { code: encodeURIComponent(code) }),
  calendar: (productUrl: string) => href('/calendar/:productUrl', { productUrl: encodeURIComponent(productUrl) }),
  share: href('/share'),
  clientError: href('/clientError'),
  info,
  about: info('aboutUs'),
  services: info('services'),
  questions: info('questions'),
  contact: info('contactUs'),
  conditions: info('condition'),
  policy: info('policy'),
} as const;
