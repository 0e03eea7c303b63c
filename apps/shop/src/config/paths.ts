/** Addresses of the shop's pages (product.md §2). */
export const paths = {
  home: '/',
  shows: '/packageAll',
  band: (bandName: string) => `/packageAll/${encodeURIComponent(bandName)}`,
  show: (productUrl: string) => `/package/${encodeURIComponent(productUrl)}`,
  stage: (stageId: number) => `/stage/${stageId}`,
  live: (liveStreamingId?: number) => (liveStreamingId ? `/liveStreaming/${liveStreamingId}` : '/liveStreaming'),
  replay: (videoId: number) => `/videoStage/${videoId}`,
  purchases: '/watchReruns',
  profile: '/profile',
  member: '/member',
  logout: '/logout',
  order: (orderNo: string) => `/order/${encodeURIComponent(orderNo)}`,
  calendar: (productUrl: string) => `/calendar/${encodeURIComponent(productUrl)}`,
  clientError: '/clientError',
  about: '/aboutUs',
  services: '/services',
  questions: '/questions',
  contact: '/contactUs',
  conditions: '/condition',
  policy: '/policy',
} as const;

/** Address of an uploaded public picture, kept in a column as 'product/ab12.webp'. */
export function fileUrl(path: string): string {
  return `/files/${path.replace(/^\/+/, '')}`;
}
