/** Colours of the status of customers. */
export const USER_TONES = { New: 'info', Active: 'ok', Block: 'no' } as const;
