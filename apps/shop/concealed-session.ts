import type { IncomingMessage } from 'node:http';

const MEMBER = /(?:^|;\s*)(?:__Host-)?wethi_member=[^;\s]/;

const AS_MEMBER = 'wethi_member=1';
const SECRET = new Set(['cookie', 'authorization']);

/**
 * Leaves of a request's cookies only that a member asks: pages are the same for all members, so whatever a loader does with
 * its request, it cannot show one member's data to another.
 */
export function concealSession(request: IncomingMessage): void {
  const isMember = MEMBER.test(request.headers.cookie ?? '');
  delete request.headers.cookie;
  delete request.headers.authorization;
  const open = request.rawHeaders.filter((_, at, all) => !SECRET.has((all[at - (at % 2)] ?? '').toLowerCase()));
  if (isMember) request.headers.cookie = AS_MEMBER;
  // React Router reads the headers as they were written.
  request.rawHeaders = isMember ? [...open, 'Cookie', AS_MEMBER] : open;
}
