import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('clientError', 'routes/resources/client-error.ts'),
  route('calendar/:productUrl', 'routes/resources/calendar.ts'),
  route('healthz', 'routes/resources/healthz.ts'),
  route('robots.txt', 'routes/resources/robots.ts'),
  route('sitemap.xml', 'routes/resources/sitemap.ts', { id: 'sitemap' }),
  route('sitemap/:part', 'routes/resources/sitemap.ts', { id: 'sitemap-part' }),
  route('packageAll/:bandName?', 'routes/package-all.tsx'),
  route('package/:productUrl?', 'routes/package.tsx'),
  route('stage/:id?', 'routes/stage.tsx'),
  route('watchReruns/:id?', 'routes/watch-reruns.tsx'),
  route('videoStage/:id?', 'routes/video-stage.tsx'),
  route('liveStreaming/:id?', 'routes/live-streaming.tsx'),
  route('order/:code', 'routes/order.tsx'),
  route('share', 'routes/share.tsx'),
  route('member', 'routes/member.tsx'),
  layout('routes/profile/frame.tsx', [
    route('profile', 'routes/profile/details.tsx'),
    route('profile/orders', 'routes/profile/orders.tsx'),
  ]),
  route('logout', 'routes/logout.tsx'),
  route('tv', 'routes/tv.tsx'),
  route('tv/screen', 'routes/tv-screen.tsx'),
  route(':slug', 'routes/info-page.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
