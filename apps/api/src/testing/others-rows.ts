import { ABSENT, INVALID, type BadCall } from './bad-call';

/** Ids of rows that a bad request names. */
export interface Named {
  ownId: number;
  othersId: number;
  othersOrder: number;
  othersSlip: string;
  othersVideo: number;
  othersComment: number;
  othersReaction: number;
  othersItem: number;
  product: number;
  othersTier: number;
}

const NOT_BOUGHT = { status: 403, code: 'VIDEO_NOT_BOUGHT' } as const;

/** Sensible requests for rows of somebody else. */
export function callsForOthers(rows: Named): BadCall[] {
  const { ownId, othersId, othersOrder, othersSlip, othersVideo, product, othersTier } = rows;
  const { othersComment, othersReaction, othersItem } = rows;
  const line = { product_id: product };
  const withSlip = { order: { orders_payment_slip: othersSlip }, ordersDetail: [line] };
  return [
    { is: 'a profile', as: 'user', call: `GET /userById?id=${othersId}`, ...ABSENT },
    {
      is: 'a profile to write',
      as: 'user',
      call: 'POST /user',
      body: { id: othersId, user_name: 'x' },
      status: 403,
      code: 'NOT_ALLOWED',
    },
    { is: 'an order', as: 'user', call: `GET /orders/ordersById?id=${othersOrder}`, ...ABSENT },
    { is: 'the lines of an order', as: 'user', call: `GET /ordersDetailByOrderId?orders_id=${othersOrder}`, ...ABSENT },
    { is: 'orders', as: 'user', call: `GET /orders/ordersByUserId?user_id=${othersId}`, ...ABSENT },
    { is: 'a slip by its order', as: 'user', call: `GET /slipImage?orders_id=${othersOrder}`, ...ABSENT },
    { is: 'a slip by its name', as: 'user', call: `GET /slipImage?filename=${othersSlip}`, ...ABSENT },
    { is: 'a path for a slip', as: 'user', call: 'GET /slipImage?filename=../../../etc/passwd', ...ABSENT },
    {
      is: 'a slip to pay with',
      as: 'user',
      call: 'POST /orders',
      body: withSlip,
      ...INVALID,
      field: 'order.orders_payment_slip',
    },
    {
      is: 'an order to send a slip to',
      as: 'user',
      call: 'POST /orders/ordersNewSlip',
      body: { id: othersOrder, orders_payment_slip: othersSlip },
      ...ABSENT,
    },
    {
      is: 'a price of another show',
      as: 'user',
      call: 'POST /orders',
      body: { ordersDetail: [{ ...line, product_price_id: othersTier }] },
      status: 200,
      code: 'PRICE_NOT_AVAILABLE',
    },
    {
      is: 'a video',
      as: 'user',
      call: `GET /videosUserViewById?id=${othersVideo}`,
      status: 403,
      code: 'VIDEO_NOT_BOUGHT',
    },
    {
      is: 'a heartbeat',
      as: 'user',
      call: 'POST /videosStatistics',
      body: { video_id: othersVideo },
      status: 403,
      code: 'VIDEO_NOT_BOUGHT',
    },
    { is: 'viewings', as: 'user', call: `GET /videosStatisticsDetailByUser?user_id=${othersId}`, ...ABSENT },
    { is: 'a comment', as: 'user', call: `GET /stageTimeCommentById?id=${othersComment}`, ...NOT_BOUGHT },
    {
      is: 'a comment to write',
      as: 'user',
      call: 'POST /stageTimeComment',
      body: { stage_time_id: othersItem, stage_time_comment: 'x', user_id: othersId },
      ...NOT_BOUGHT,
    },
    {
      is: 'a comment to delete',
      as: 'user',
      call: `DELETE /stageTimeComment?id=${othersComment}`,
      status: 403,
      code: 'NOT_ALLOWED',
    },
    {
      is: 'a reaction to give',
      as: 'user',
      call: 'POST /videosUserStatus',
      body: { stage_time_id: othersItem, stage_time_status_type: 'Like' },
      ...NOT_BOUGHT,
    },
    { is: 'a reaction', as: 'user', call: `GET /videosUserStatusFindById?id=${othersReaction}`, ...ABSENT },
    { is: 'reactions', as: 'user', call: `GET /videosUserStatusByUserId?user_id=${othersId}`, ...ABSENT },
    { is: 'a reaction to undo', as: 'user', call: `GET /videosUserStatusDel?id=${othersReaction}`, ...ABSENT },
    { is: 'a reaction to delete', as: 'user', call: `DELETE /videosUserStatus?id=${othersReaction}`, ...ABSENT },
    {
      is: 'a decision',
      as: 'user',
      call: 'POST /orders/ordersUpdate',
      body: { id: othersOrder, orders_status: 'approve' },
      status: 403,
      code: 'NOT_ALLOWED',
    },
    {
      is: 'an order to delete',
      as: 'user',
      call: `DELETE /orders?id=${othersOrder}`,
      status: 403,
      code: 'NOT_ALLOWED',
    },
    {
      is: 'an order number that does not exist',
      as: 'guest',
      call: 'POST /orders/ordersCancelByCode',
      body: { code: 'W261120AAAAAA' },
      ...ABSENT,
    },
    {
      is: 'the own account as personnel',
      as: 'user',
      call: `DELETE /user?id=${ownId}`,
      status: 403,
      code: 'NOT_ALLOWED',
    },
  ];
}
