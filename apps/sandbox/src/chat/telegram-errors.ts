import { RETRY_AFTER_SECONDS } from '../faults';

/** An answer of the Bot API to a call that it refuses. */
export class TelegramRefusal extends Error {
  constructor(
    readonly status: number,
    description: string,
    readonly parameters?: { retry_after?: number; migrate_to_chat_id?: number },
  ) {
    super(description);
  }

  body(): object {
    return {
      ok: false,
      error_code: this.status,
      description: this.message,
      ...(this.parameters ? { parameters: this.parameters } : {}),
    };
  }
}

export const serverError = new TelegramRefusal(500, 'Internal Server Error');
export const tooManyRequests = new TelegramRefusal(429, `Too Many Requests: retry after ${RETRY_AFTER_SECONDS}`, {
  retry_after: RETRY_AFTER_SECONDS,
});
