/** How the outbox names what is told about an order, so that its story can be read from there. */

/** Of a message to a chat. @param occasion tells messages of the same order to the same chat apart */
export const chatKey = (ordersId: number, chat: string, occasion: string) => `order-${ordersId}-${chat}-${occasion}`;

/** Of a message to its buyer. @param job that words it */
export const buyerKey = (ordersId: number, job: string) => `tell-buyer-${ordersId}-${job}`;
