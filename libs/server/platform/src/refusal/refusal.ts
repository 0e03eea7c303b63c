import { HttpException } from '@nestjs/common';
import { REFUSALS, type FieldError, type RefusalCode } from '@wethi/contract';

interface RefusalDetails {
  /** What is wrong in which field, for INVALID_INPUT. */
  errors?: FieldError[];
  /** Facts the client may use beside the message, such as the existing order. */
  data?: object;
  /** Replaces the catalogue's text where a figure makes it clearer. */
  message?: string;
  /** Seconds until another try makes sense; sent as Retry-After. */
  retryAfter?: number;
}

/** A no of the catalogue; the filter turns it into status and envelope. */
export class Refusal extends HttpException {
  constructor(
    readonly code: RefusalCode,
    readonly details: RefusalDetails = {},
  ) {
    super(details.message ?? REFUSALS[code].message, REFUSALS[code].status);
  }
}

/** Use as `throw refuse('COUPON_NOT_FOUND')`. */
export function refuse(code: RefusalCode, details?: RefusalDetails): Refusal {
  return new Refusal(code, details);
}

/** INVALID_INPUT about one field, with its Thai message. */
export function refuseField(field: string, message: string): Refusal {
  return new Refusal('INVALID_INPUT', { errors: [{ field, message }] });
}
