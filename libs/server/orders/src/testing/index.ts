export { CheckTip } from '../tip/check-tip.job';
export { makeBookBank, makeCardCharge, makeGift, makeOrder, makePaperOf, makeTip } from './orders.factory';
export { SELLER } from './seller';
export { signedNotice } from './signed-notice';
export { startSandbox, type SandboxMessage, type SlipWish, type TestSandbox } from './sandbox';
