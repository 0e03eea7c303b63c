import type { AuthProvider } from '@refinedev/core';
import type { Schema } from '@wethi/api-client';
import { ApiError, call } from '@wethi/http';
import { isUnsaved } from '../panel/unsaved';

/** The signed-in person as `loginPing` and `loginAdmin` answer. */
export type Identity = Schema<'OwnPersonnel'>;

export interface Credentials {
  username: string;
  password: string;
  totp?: string;
  recovery?: string;
  remember?: boolean;
}

const BASE = '/admin';
const LOGIN_PAGE = `${BASE}/login`;

let known: Identity | undefined;

async function identity(): Promise<Identity> {
  const { result } = await call('GET', 'loginPing');
  known = result as Identity;
  return known;
}

/** Who is signed in; asked for once. */
export async function signedIn(): Promise<Identity> {
  return known ?? identity();
}

/** Only position personnel works in the back office (product.md §6). */
function homeOf(person: Identity | undefined): string {
  return person?.position === 'personnel' ? '/' : '/logout';
}

function isExpired(cause: unknown): boolean {
  return cause instanceof ApiError && cause.status === 401;
}

function asError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause));
}

/** The login page, and from there back to what is open now, with its panel. Encoded twice, as Refine decodes twice. */
function loginThenBack(): string {
  const here = location.pathname.slice(BASE.length) + location.search;
  return location.pathname === LOGIN_PAGE ? '/login' : `/login?to=${encodeURIComponent(encodeURIComponent(here))}`;
}

/** Refine's sign-in seam; the session itself is an HttpOnly cookie that the API sets. */
export const authProvider: AuthProvider = {
  async login(credentials: Credentials) {
    try {
      const { data } = await call('POST', 'loginAdmin', { body: credentials });
      known = data;
      return { success: true, redirectTo: homeOf(data) };
    } catch (cause) {
      return { success: false, error: asError(cause) };
    }
  },

  async logout() {
    try {
      await call('POST', 'logout');
    } catch (cause) {
      // An expired session is as good as a closed one; any other would live on at a machine that others use, too.
      if (!isExpired(cause)) return { success: false, error: asError(cause) };
    }
    known = undefined;
    return { success: true, redirectTo: '/login' };
  },

  async check() {
    // Refine asks on every page; whoever is about to sign in has no session to ask for.
    if (location.pathname === LOGIN_PAGE) return { authenticated: false };
    try {
      const person = await identity();
      if (homeOf(person) === '/') return { authenticated: true };
      return { authenticated: false, redirectTo: '/logout' };
    } catch (cause) {
      // A server that is restarting sends nobody to the login page; without a session it gives no data anyway.
      if (!isExpired(cause)) return { authenticated: true };
      return { authenticated: false, redirectTo: '/login' };
    }
  },

  /** Whoever typed something stays with it, and is told to sign in beside it. */
  async onError(error: unknown) {
    return isExpired(error) && !isUnsaved() ? { logout: true, redirectTo: loginThenBack() } : {};
  },

  getIdentity: identity,
};
