export { accessUntil } from './access-window';
export { BookBank } from './book-bank.entity';
export { OrderStatus } from './order-status';
export { OrdersDetail } from './orders-detail.entity';
export { OrdersHttpModule } from './orders-http.module';
export { OrdersJobsModule } from './orders-jobs.module';
export { OrdersModule } from './orders.module';
export { Orders } from './orders.entity';
export { Purchases, type StagePurchase } from './purchases';
