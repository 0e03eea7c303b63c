import type { PersonnelRole } from '@wethi/contract';
import type {} from 'fastify';

/** Somebody of the back office, as their row says at the moment of the request. */
export interface PersonnelActor {
  kind: 'personnel';
  id: number;
  session: string;
  role: PersonnelRole;
  /** The band whose rows somebody with the role `band` works on; without one they see none. */
  band_id: number | null;
  /**
   * Whether permissions marked `mfa` in contract count now: `ok`, or a code must be shown `again`, or a second factor has to be
   * set up first.
   */
  mfa: 'ok' | 'again' | 'setup';
}

export interface MemberActor {
  kind: 'user';
  id: number;
  session: string;
}

/** Who makes a request: a customer, or personnel. */
export type Actor = MemberActor | PersonnelActor;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the access guard when the caller is signed in. */
    actor?: Actor;
  }
}
