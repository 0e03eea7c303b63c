import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Dialogs, DialogsContext } from '../overlays/dialogs';
import {
  liesOver,
  memoryOf,
  type Overlay,
  overlayIn,
  type OverlayMemory,
  overlayOnServer,
  type Paying,
  searchWith,
} from '../overlays/overlay';
import { OverlayBoundary } from '../overlays/overlay-boundary';
import { useHydrated } from '../ui/use-hydrated';
import { useSessionExpiry } from '../session/session-expiry';
import { usePageHandle } from './use-page-handle';

const AuthDialog = lazy(() => import('../features/auth/auth-dialog'));
const HelpDialog = lazy(() => import('../session/help/help-dialog'));
const LatePayment = lazy(() => import('./payment-overlay'));
const MessageDialog = lazy(() => import('../overlays/message-dialog'));
const NavigationSheet = lazy(() => import('./top-bar/navigation-sheet'));
const ReportDialog = lazy(() => import('../session/report/report-dialog'));
const SocialDialog = lazy(() => import('../features/auth/social/social-dialog'));
const ExpiredDialog = lazy(() => import('../features/auth/expired-dialog'));

/** What an entry of the browser's history keeps about its overlay. */
type EntryState = { overlay?: OverlayMemory & { /** The entry before is what lies below. */ pushed?: boolean } } | null;

/**
 * The overlay in the address. Opening the first one is a step in the browser's history, so that Back closes it; one that
 * follows another takes its place, unless it lies over it.
 */
function useOverlayInAddress(): Dialogs {
  const sells = usePageHandle().PaymentOverlay !== undefined;
  const navigate = useNavigate();
  const location = useLocation();
  const memory = (location.state as EntryState)?.overlay ?? {};
  const inPage = sells ? overlayOnServer(location.search) : null;
  const overlay = useHydrated() ? overlayIn(location.search, memory) : inPage;
  const now = useRef({ location, memory, overlay });
  useLayoutEffect(() => {
    now.current = { location, memory, overlay };
  });
  const steps = useMemo(
    () => ({
      open: (next: Overlay) => {
        const { location, memory, overlay } = now.current;
        const isStep = overlay === null || liesOver(next, overlay);
        const pushed = isStep || memory.pushed;
        void navigate(
          { search: searchWith(location.search, next), hash: location.hash },
          {
            replace: !isStep,
            preventScrollReset: true,
            // The next press may be for what has just opened.
            flushSync: true,
            state: {
              ...(location.state as object | null),
              overlay: { ...memoryOf(next), pushed },
            } satisfies EntryState,
          },
        );
      },
      close: () => {
        const { location, memory } = now.current;
        if (memory.pushed) return void navigate(-1);
        const search = searchWith(location.search, null);
        void navigate({ search, hash: location.hash }, { replace: true, preventScrollReset: true, flushSync: true });
      },
    }),
    [navigate],
  );
  return { overlay, ...steps };
}

/** Shows what the address puts over the page; each dialog is loaded when it is first needed. */
export function DialogHost({ children }: { children: ReactNode }) {
  const dialogs = useOverlayInAddress();
  useSessionExpiry(dialogs);
  return (
    <DialogsContext value={dialogs}>
      {children}
      <Suspense>
        {dialogs.overlay && (
          <OverlayBoundary>
            <Shown overlay={dialogs.overlay} />
          </OverlayBoundary>
        )}
        <Alive />
      </Suspense>
    </DialogsContext>
  );
}

/** Tells first-sign.mjs, which hands over what was pressed before, also in a dialog that came with the page; the mark tells whoever asks later. */
function Alive() {
  useEffect(() => {
    performance.mark('alive');
    document.dispatchEvent(new Event('alive'));
  }, []);
  return null;
}

/** The page's own, or the one that is loaded for a page that sells nothing. */
function Payment({ paying }: { paying: Paying }) {
  const { PaymentOverlay = LatePayment } = usePageHandle();
  return <PaymentOverlay paying={paying} />;
}

function Shown({ overlay }: { overlay: Overlay }) {
  switch (overlay.name) {
    case 'pay':
    case 'coupons':
    case 'gift':
      return <Payment paying={overlay} />;
    case 'message':
      return <MessageDialog message={overlay.message} />;
    case 'help':
      return <HelpDialog about={overlay.about} />;
    case 'report':
      return <ReportDialog reported={overlay.reported} />;
    case 'social':
      return <SocialDialog word={overlay.returned} />;
    case 'expired':
      return <ExpiredDialog then={overlay.then} />;
    case 'menu':
      return <NavigationSheet />;
    case 'cancel':
    case 'filter':
    case 'follow':
    case 'search':
    case 'taxInvoice':
    case 'tip':
    case 'avatar':
    case 'pin':
    case 'phone':
    case 'leave':
    case 'application':
    case 'certificate':
    case 'chat':
      // Parts of pages, which show what they have.
      return null;
    default:
      return <AuthDialog key={overlay.name} {...overlay} />;
  }
}
