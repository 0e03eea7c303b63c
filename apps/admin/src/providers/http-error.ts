import type { HttpError } from '@refinedev/core';
import { ApiError } from '@wethi/http';

/** Refusals about one column, shown at its field. */
const FIELD_OF_CODE: Record<string, string> = {
  USERNAME_TAKEN: 'username',
  URL_TAKEN: 'product_url',
  COUPON_TAKEN: 'coupon_code',
  PHONE_TAKEN: 'user_tel',
  EMAIL_TAKEN: 'user_email',
  NOTE_REQUIRED: 'orders_note',
};

/** An error of a call with what Refine's forms and messages read beside its words. */
export function httpErrorOf(error: ApiError): HttpError {
  return Object.assign(error, { statusCode: error.status, errors: fieldErrors(error) });
}

function fieldErrors({ code, message, fields }: ApiError): Record<string, string[]> | undefined {
  const field = FIELD_OF_CODE[code];
  if (field) return { [field]: [message] };
  if (fields.length === 0) return undefined;
  const errors: Record<string, string[]> = {};
  for (const error of fields) (errors[error.field] ??= []).push(error.message);
  return errors;
}

/** Lets a failed call fail as Refine expects it. */
export function rethrow(error: unknown): never {
  throw error instanceof ApiError ? httpErrorOf(error) : error;
}
