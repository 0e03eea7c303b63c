import { ApiError, errorText } from '@wethi/http';

/** What to say of a code that was refused, with how often one may still try. */
export function wrongText(error: unknown): string {
  const left = error instanceof ApiError && (error.data as { tries_left?: number } | undefined)?.tries_left;
  return left ? `${errorText(error)} เหลืออีก ${left} ครั้ง` : errorText(error);
}
