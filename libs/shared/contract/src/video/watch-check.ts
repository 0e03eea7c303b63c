/** What decides whether somebody can watch a show, in the order in which the server decides (ADMIN-06). */
export const WATCH_STEPS = ['account', 'order', 'window', 'devices', 'video'] as const;
export type WatchStep = (typeof WATCH_STEPS)[number];

/** Why somebody cannot watch a show, and at which step that is found. */
export const WATCH_REASON = {
  blocked: 'account',
  not_bought: 'order',
  unpaid: 'order',
  slip_waits: 'order',
  refused: 'order',
  refunded: 'order',
  given_away: 'order',
  window_over: 'window',
  devices_full: 'devices',
  not_begun: 'video',
  no_video: 'video',
  processing: 'video',
  video_failed: 'video',
  closed: 'video',
} as const satisfies Record<string, WatchStep>;
export type WatchReason = keyof typeof WATCH_REASON;
