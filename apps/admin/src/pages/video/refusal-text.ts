const FINAL = [401, 403, 404, 413, 415, 422, 507];

/** What another try cannot help with, in words; undefined for what is the line or the server for a while. */
export function refusalText(status: number, body: string): string | undefined {
  const message = messageIn(body);
  // The protocol says by it, without a message, that bytes are there already: the next try asks where to go on.
  if (status === 409) return message;
  return FINAL.includes(status) ? (message ?? 'เซิร์ฟเวอร์ไม่รับไฟล์นี้') : undefined;
}

function messageIn(body: string): string | undefined {
  try {
    return (JSON.parse(body) as { message?: string }).message;
  } catch {
    return undefined;
  }
}
