/** Of the reading of one message. */
export const messageKey = (id: number | undefined) => ['buyerMessage', id];
