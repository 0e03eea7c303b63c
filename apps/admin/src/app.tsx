import { Authenticated, Refine } from '@refinedev/core';
import { App as AntApp, ConfigProvider, Spin } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { createBrowserRouter, createRoutesFromElements, Outlet, Route } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AskAgain } from './factor/ask-again';
import { EmptyBox } from './feedback/empty-box';
import { requiredMark } from './fields/required-mark';
import LoginPage from './layout/login';
import { accessControlProvider } from './providers/access';
import { authProvider } from './providers/auth';
import { dataProvider } from './providers/data';
import { DeletionsOnLeave } from './providers/deletions-on-leave';
import { i18nProvider } from './providers/i18n';
import { liveProvider } from './providers/live';
import { useNotificationProvider } from './providers/notification';
import { routerProvider } from './providers/router';
import { linkOf, screens } from './screens';
import { THAI } from './thai';
import { readTheme } from './theme';

const loadLayout = () => import('./layout/admin-layout');
const AdminLayout = lazy(loadLayout);
const LogoutPage = lazy(() => import('./layout/logout'));
const NotFoundPage = lazy(() => import('./layout/not-found'));
// On its way while the server says who is signed in.
if (!window.location.pathname.endsWith('/login')) void loadLayout();

const resources = screens.map((screen) => ({ name: screen.name, list: linkOf(screen) }));

// Asking again who is signed in would take an open form away, so nothing is asked again by itself.
// Asked without a line, too: nobody is sent away then, and a gate comes up by what it keeps. The second try waits for the line.
const queries = {
  retry: 1,
  networkMode: 'offlineFirst',
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

const options = {
  syncWithLocation: true,
  disableTelemetry: true,
  reactQuery: { clientConfig: { defaultOptions: { queries } } },
};

/** Over the empty middle of the header, and on phones clear of the buttons at the bottom: no toast covers a button. */
const onPhone = window.matchMedia('(max-width: 767px)').matches;
const toasts = { placement: onPhone ? 'bottom' : 'top', top: 4, bottom: 84 } as const;

const modal = { centered: true };

/** All that the pages stand in. */
function Frame() {
  const [theme] = useState(readTheme);
  return (
    <ConfigProvider {...{ theme, modal }} locale={THAI} form={{ requiredMark }} renderEmpty={() => <EmptyBox />}>
      <AntApp notification={toasts}>
        <Refine
          dataProvider={dataProvider}
          authProvider={authProvider}
          accessControlProvider={accessControlProvider}
          liveProvider={liveProvider}
          i18nProvider={i18nProvider}
          notificationProvider={useNotificationProvider}
          routerProvider={routerProvider}
          resources={resources}
          options={options}
        >
          <Suspense fallback={<Spin fullscreen delay={200} />}>
            <Outlet />
          </Suspense>
          <AskAgain />
          <DeletionsOnLeave />
        </Refine>
      </AntApp>
    </ConfigProvider>
  );
}

const router = createBrowserRouter(
  createRoutesFromElements(
    <Route element={<Frame />}>
      <Route path="login" element={<LoginPage />} />
      <Route path="logout" element={<LogoutPage />} />
      <Route
        element={
          <Authenticated key="back-office" appendCurrentPathToQuery>
            <AdminLayout />
          </Authenticated>
        }
      >
        {screens.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Route>,
  ),
  { basename: '/admin' },
);

export function App() {
  return <RouterProvider router={router} />;
}
