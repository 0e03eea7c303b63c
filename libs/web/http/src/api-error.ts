import type { Envelope, FieldError } from '@wethi/contract';

const NO_CONNECTION = 'เชื่อมต่อไม่ได้ กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองใหม่';
const UNREADABLE = 'เกิดข้อผิดพลาด กรุณาลองใหม่อีกครั้ง';

/** An answer that is no success: the server's words, its code, and how long to wait when it said so. */
export class ApiError extends Error {
  constructor(
    message: string,
    readonly status: number,
    readonly code = '',
    readonly retryAfterSeconds = 0,
    readonly fields: FieldError[] = [],
    /** What the server added to explain itself. */
    readonly data?: unknown,
  ) {
    super(message);
  }

  /** There is no session, or none any more. */
  get isSignedOut(): boolean {
    return this.code === 'TOKEN_EXPIRED' || this.code === 'NOT_SIGNED_IN';
  }

  /** Nobody of the shop answered: the line or the server is away. */
  get isUnanswered(): boolean {
    return this.status === 0 || this.status >= 500;
  }

  /** The refusal of a request that never reached the server. */
  static noConnection(): ApiError {
    return new ApiError(NO_CONNECTION, 0, 'NO_CONNECTION');
  }

  static from(status: number, body: Envelope | undefined, retryAfter: string | null): ApiError {
    return new ApiError(
      body?.message ?? UNREADABLE,
      status,
      body?.code,
      Number(retryAfter) || 0,
      body?.errors,
      body?.data,
    );
  }
}

/** What to tell a person about any failure. */
export function errorText(error: unknown): string {
  return error instanceof ApiError ? error.message : UNREADABLE;
}
