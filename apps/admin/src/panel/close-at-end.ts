/** Drawers are closed at their right, as dialogs are (design: 52 #detail). */
export const CLOSE_AT_END = { placement: 'end' } as const;
