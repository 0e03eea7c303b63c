import { contactsOf, DEFAULT_ACCESS_WINDOW_DAYS, SUPPORT } from '@wethi/contract';
import { bangkokTime } from '@wethi/format';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { audienceOf } from './server/audience.server';
import { ErrorPage, errorTitle } from './shell/error-page';
import { Providers } from './shell/providers';
import { Shell } from './shell/shell';
import { PUBLIC_URL } from './server/environment.server';
import { pageMeta } from './server/page-meta';
import { optional, read } from './server/read.server';
import type { Route } from './+types/root';
import { FIRST_FACES } from './styles/faces';
import stylesheet from './styles/index.css?url';

const FONT = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;

export const links: Route.LinksFunction = () => [
  ...FIRST_FACES.map(({ url: href }) => ({ ...FONT, href })),
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icon-192.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export const meta: Route.MetaFunction = (page) => (page.error ? pageMeta(page, { title: errorTitle(page.error) }) : []);

/** The same for everyone, but for the cookie's presence: it tells which buttons the top bar should leave room for. */
export async function loader({ request }: Route.LoaderArgs) {
  const [infoPages, contacts] = await Promise.all([
    optional(read('infoPageView'), { data: [] }),
    optional(read('shopContact'), { data: null }),
  ]);
  return {
    maybeMember: audienceOf(request.headers.get('cookie')) === 'member',
    year: Number(bangkokTime(Date.now()).date.slice(0, 4)),
    publicUrl: PUBLIC_URL,
    accessWindowDays: contacts.data?.access_window_days ?? DEFAULT_ACCESS_WINDOW_DAYS,
    contacts: contacts.data ? contactsOf(contacts.data) : SUPPORT,
    infoPages: (infoPages.data ?? []).map(({ info_page_slug: slug, info_page_title: title, footer }) => ({
      slug,
      title,
      footer,
    })),
  };
}

export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="th">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <meta name="theme-color" content="#0C0814" />
        <Meta />
        <Links />
      </head>
      <body>
        <Providers>
          <Shell>{children}</Shell>
        </Providers>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
