import type { RefusalCode } from '@wethi/contract';
import type { Role } from './access-table';

/** A bad request and the refusal that the documentation promises. */
export interface BadCall {
  is: string;
  as: Role;
  call: string;
  body?: unknown;
  type?: string;
  encoding?: string;
  /** Bytes of the field `images` of a form, called slip.png. */
  picture?: Buffer;
  fields?: Record<string, string>;
  /** Leaves the Idempotency-Key out. */
  withoutKey?: boolean;
  status: number;
  code: RefusalCode;
  /** The field that the refusal names. */
  field?: string;
}

export const INVALID = { status: 422, code: 'INVALID_INPUT' } as const;
export const LARGE = { status: 413, code: 'TOO_LARGE' } as const;
export const BROKEN = { status: 400, code: 'BROKEN_BODY' } as const;
export const WRONG_TYPE = { status: 415, code: 'WRONG_TYPE' } as const;
export const ABSENT = { status: 404, code: 'NOT_FOUND' } as const;
