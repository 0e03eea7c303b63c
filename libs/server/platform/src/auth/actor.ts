import type {} from 'fastify';

/** Who makes a request. A user is a customer; personnel works in the back office. */
export interface Actor {
  kind: 'user' | 'personnel';
  id: number;
  session: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the access guard when the caller is signed in. */
    actor?: Actor;
  }
}
