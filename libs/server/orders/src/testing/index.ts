export { makeBookBank, makeOrder } from './orders.factory';
export { startSandbox, type SandboxMessage, type SlipWish, type TestSandbox } from './sandbox';
