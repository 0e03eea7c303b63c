import type { Envelope } from '@wethi/contract';
import { ApiError } from './api-error';
import { isMended } from './mend';
import type { AnswerOf, CallPath } from './wire';

function answerOf(request: XMLHttpRequest): Envelope | undefined {
  try {
    return JSON.parse(request.responseText) as Envelope;
  } catch {
    return undefined;
  }
}

/**
 * Sends a form with files, and tells how far it is. XMLHttpRequest, because fetch does not report upload progress.
 * @param path below /api, for example 'uploadSlip'
 * @param onProgress part sent, 0 to 1
 * @param signal ends it; the promise is rejected with the signal's reason
 * @returns the envelope of a 2xx answer, also when its `result` is false: a slip may be kept for people to look at
 * @throws ApiError for any other status, and when there is no connection
 */
export async function upload<Name extends CallPath<'POST'>>(
  path: Name,
  form: FormData,
  onProgress: (part: number) => void,
  signal?: AbortSignal,
): Promise<AnswerOf<'POST', Name>> {
  try {
    return await sendForm(path, form, onProgress, signal);
  } catch (refusal) {
    if (!(refusal instanceof ApiError) || !(await isMended(refusal))) throw refusal;
    return sendForm(path, form, onProgress, signal);
  }
}

function sendForm<Name extends CallPath<'POST'>>(
  path: Name,
  form: FormData,
  onProgress: (part: number) => void,
  signal?: AbortSignal,
): Promise<AnswerOf<'POST', Name>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/${path}`);
    request.upload.onprogress = (event) => onProgress(event.total ? event.loaded / event.total : 0);
    request.onerror = () => reject(ApiError.noConnection());
    request.onload = () => {
      const answer = answerOf(request);
      const succeeded = request.status >= 200 && request.status < 300 && answer;
      if (succeeded) return resolve(answer as AnswerOf<'POST', Name>);
      reject(ApiError.from(request.status, answer, request.getResponseHeader('retry-after')));
    };
    request.onabort = () => reject(signal?.reason as Error);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
