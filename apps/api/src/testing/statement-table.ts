import type { Call } from './access-table';

/** Statements of a plain resource's GET calls: the session, the rows, their total; a file notes who took it, too. */
export function usualStatements(call: Call): number {
  if (call.endsWith('File')) return 4;
  return call.endsWith('ById') ? 2 : 3;
}

/** Statements of the other GET calls, the session's included: as the first of owner, customer and guest who is let in. */
export const STATEMENTS: Partial<Record<Call, number>> = {
  'GET /bandMemberDetailByBandMemberId': 2,
  'GET /bandStaffByStaffId': 2,
  'GET /bandView': 4,
  'GET /couponAllByCode': 2,
  'GET /couponByProductId': 2,
  'GET /couponEmail': 2,
  'GET /couponEmailByCouponId': 2,
  'GET /couponEmailFile': 3,
  'GET /couponTel': 2,
  'GET /couponTelByCouponId': 2,
  'GET /couponTelFile': 3,
  'GET /healthz': 1,
  'GET /loginPing': 2,
  'GET /logout': 2,
  'GET /moneyBack': 2,
  'GET /moneyBackFile': 3,
  'GET /orders': 7,
  'GET /orders/ordersByDate': 5,
  'GET /orders/ordersById': 3,
  'GET /orders/ordersByStatus': 2,
  'GET /orders/ordersByUserId': 4,
  'GET /orders/ordersProductByUserId': 2,
  'GET /orders/ordersRecheckByUser': 2,
  'GET /ordersFile': 8,
  'GET /personnelByUsername': 2,
  'GET /productPage': 8,
  'GET /productTotals': 2,
  'GET /readyz': 2,
  'GET /refreshToken': 5,
  'GET /salesByDay': 2,
  'GET /salesByDayFile': 2,
  'GET /salesByProduct': 2,
  'GET /salesByProductFile': 2,
  'GET /sendOTP': 9,
  'GET /stageTimeByStageId': 5,
  'GET /stageTimeByStageIdAndVideo': 4,
  'GET /stageTimeCommentNowByStageTimeId': 4,
  'GET /stageTimeMemberByStageIdAndMember': 2,
  'GET /stageTimeMemberByStageTimeId': 2,
  'GET /userByTel': 2,
  'GET /userCheckToken': 1,
  'GET /videosUserStatus': 4,
  'GET /videosUserStatusByStageTimeId': 6,
  'GET /videosUserStatusDel': 5,
  'GET /watchingNow': 1,
};
