import type { HttpError } from '@refinedev/core';
import type { Envelope } from '@wethi/contract';

/** Refusals about one column, shown at its field. */
const FIELD_OF_CODE: Record<string, string> = {
  USERNAME_TAKEN: 'username',
  URL_TAKEN: 'product_url',
  COUPON_TAKEN: 'coupon_code',
  PHONE_TAKEN: 'user_tel',
  EMAIL_TAKEN: 'user_email',
  NOTE_REQUIRED: 'orders_note',
};

const UNREACHABLE = 'เชื่อมต่อระบบไม่ได้ กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองใหม่';
const UNKNOWN = 'เกิดข้อผิดพลาด กรุณาลองใหม่อีกครั้ง';

/** An answer that is no success, in the shape that Refine's forms and messages read. */
export class Failure extends Error implements HttpError {
  [key: string]: unknown;

  constructor(
    message: string,
    readonly statusCode: number,
    readonly code?: string,
    readonly errors?: Record<string, string[]>,
    /** What the server says beside the message. */
    readonly data?: unknown,
  ) {
    super(message);
  }
}

export function unreachable(): Failure {
  return new Failure(UNREACHABLE, 0);
}

/** @param body the envelope, or undefined when the answer was not JSON */
export function failureOf(status: number, body: Partial<Envelope> | undefined): Failure {
  return new Failure(body?.message ?? UNKNOWN, status, body?.code, fieldErrors(body), body?.data);
}

function fieldErrors(body: Partial<Envelope> | undefined): Record<string, string[]> | undefined {
  const field = FIELD_OF_CODE[body?.code ?? ''];
  if (field && body?.message) return { [field]: [body.message] };
  if (!body?.errors?.length) return undefined;
  const errors: Record<string, string[]> = {};
  for (const error of body.errors) (errors[error.field] ??= []).push(error.message);
  return errors;
}
