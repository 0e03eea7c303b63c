import { Module } from '@nestjs/common';
import { AccountsModule } from '@wethi/accounts';
import { CatalogModule } from '@wethi/catalog';
import { CouponsModule } from '@wethi/coupons';
import { FormerOrders } from './import/former-orders';
import { OrdersImport } from './import/orders-import';
import { AskedSlips } from './payment/slip/asked-slips';
import { Checkout } from './checkout/checkout';
import { OrderCoupons } from './checkout/order-coupons';
import { FullRefund, OrderChanges } from './order/order-changes';
import { OrderLists } from './lists/order-lists';
import { MoneyDays } from './money/money-days';
import { MoneyMatching } from './money/money-matching';
import { MoneyOrders } from './money/money-order';
import { Reconciliation } from './money/reconciliation';
import { OrderSearch } from './lists/order-search';
import { PeopleAndOrders } from './office-search/people-and-orders';
import { OrderTotals } from './lists/order-totals';
import { ChosenOrders } from './lists/chosen-orders';
import { ParcelLabels } from './papers/labels/parcel-labels';
import { PaperSending } from './papers/paper-sending';
import { CouponPoster } from './papers/poster/coupon-poster';
import { BookSending } from './back-office/book-sending';
import { OrderStories } from './back-office/order-stories';
import { OrderRequests } from './checkout/order-requests';
import { RefusedOrders } from './checkout/refused-orders';
import { OrderStatus } from './order/order-status';
import { OrdersReport } from './back-office/orders-report';
import { Purchases } from './purchase/purchases';
import { LongerWatching } from './purchase/longer-watching';
import { WindowEffects } from './purchase/window-effect';
import { KeptSlips } from './payment/slip/kept-slips';
import { SlipCheck } from './payment/slip/slip-check';
import { SlipImages } from './payment/slip/slip-images';
import { SlipUpload } from './payment/slip/upload';
import { MoneyBackList } from './payment/money-back/money-back-list';
import { Incoming } from './order/incoming';
import { SlipPayment } from './payment/slip-payment';
import { SlipVerifier } from './slip/slip-verifier';
import { EasySlip } from './slip/easyslip/easyslip';
import { Slip2Go } from './slip/slip2go/slip2go';
import { SlipServices } from './slip/services/slip-services';
import { SlipOk } from './slip/slipok/slipok';
import { Approvals } from './reports/approvals';
import { CouponReport } from './reports/coupon-report';
import { SalesReport } from './reports/sales-report';
import { SalesSums } from './sales-sums/sales-sums';
import { KPaymentGateway } from './payment/qr-gateway/kgp/k-payment-gateway';
import { KgpCalls } from './payment/qr-gateway/kgp/kgp-calls';
import { QrGateway } from './payment/qr-gateway/qr-gateway';
import { TipPayment } from './tip/tip-payment';
import { Tips } from './tip/tips';
import { GatewayNotices } from './gateway-notices/gateway-notices';
import { CardCharges } from './payment/card/card-charges';
import { C2pForm } from './payment/card-gateway/c2p/c2p-form';
import { CardGateways } from './payment/card-gateway/gateways/card-gateways';
import { KgpCard } from './payment/card-gateway/kgp/kgp-card';
import { ChargePayment } from './payment/charge/charge-payment';
import { ChargeReversal } from './payment/charge/charge-reversal';
import { OrderCharges } from './payment/charge/order-charges';
import { NewCharge } from './payment/charge/new-charge';
import { PaymentWays } from './payment/charge/payment-ways';
import { OrderBatches } from './back-office/order-batches';
import { ConditionFiles } from './papers/conditions/condition-files';
import { ConditionsSending } from './papers/conditions/conditions-sending';
import { OrderReceipt } from './papers/order-receipt';
import { PaperFiles } from './papers/paper-files';
import { PaperList } from './papers/paper-list';
import { Papers } from './papers/papers';
import { VatFile } from './papers/vat/vat-file';
import { VatPapers } from './papers/vat/vat-papers';
import { VatReport } from './papers/vat/vat-report';
import { Refunds } from './refund/refunds';
import { RefundSlips } from './refund/refund-slips';
import { RefundTickets } from './refund/refund-tickets';
import { WaitingBadge } from './back-office/waiting-badge';
import { PlaceHolds } from './places/place-holds';
import { Admission } from './waiting-room/admission';
import { PayHolds } from './waiting-room/pay-holds';
import { RoomCopies } from './waiting-room/room-copies';
import { RoomLine } from './waiting-room/room-line';
import { Gifts } from './gifts/gifts';
import { CheckIn } from './tickets/check-in';
import { Tickets } from './tickets/tickets';
import { WaitingListOffers } from './waiting-list/offers';
import { WaitingList } from './waiting-list/waiting-list';
import { WaitingRoom } from './waiting-room/waiting-room';

const SERVICES = [
  OrderBatches,
  BookSending,
  CardCharges,
  Admission,
  AskedSlips,
  ChargePayment,
  ChargeReversal,
  CheckIn,
  Checkout,
  ChosenOrders,
  ConditionFiles,
  ConditionsSending,
  Approvals,
  CouponReport,
  FormerOrders,
  GatewayNotices,
  Gifts,
  Incoming,
  KeptSlips,
  MoneyBackList,
  NewCharge,
  MoneyDays,
  MoneyMatching,
  MoneyOrders,
  OrderChanges,
  OrderCharges,
  OrderCoupons,
  OrderLists,
  OrderRequests,
  OrderSearch,
  OrderStatus,
  OrderStories,
  OrderTotals,
  OrdersImport,
  OrdersReport,
  PayHolds,
  PeopleAndOrders,
  ParcelLabels,
  CouponPoster,
  PaperSending,
  RefundSlips,
  RefundTickets,
  OrderReceipt,
  PaperFiles,
  PaperList,
  Papers,
  PaymentWays,
  PlaceHolds,
  Purchases,
  LongerWatching,
  WindowEffects,
  Reconciliation,
  RefusedOrders,
  RoomCopies,
  RoomLine,
  Refunds,
  SalesReport,
  SalesSums,
  SlipCheck,
  SlipImages,
  SlipPayment,
  SlipUpload,
  Tickets,
  TipPayment,
  Tips,
  VatFile,
  VatPapers,
  VatReport,
  WaitingBadge,
  WaitingList,
  WaitingListOffers,
  WaitingRoom,
];

/** Orders, how they are paid, and who bought what. */
@Module({
  imports: [AccountsModule, CatalogModule, CouponsModule],
  providers: [
    ...SERVICES,
    C2pForm,
    CardGateways,
    KgpCalls,
    KgpCard,
    SlipOk,
    EasySlip,
    Slip2Go,
    { provide: FullRefund, useExisting: Refunds },
    { provide: SlipVerifier, useClass: SlipServices },
    { provide: QrGateway, useClass: KPaymentGateway },
  ],
  exports: [...SERVICES, QrGateway],
})
export class OrdersModule {}
