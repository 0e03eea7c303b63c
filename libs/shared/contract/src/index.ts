export * from './banks';
export * from './envelope';
export * from './limits';
export * from './money';
export * from './order-status';
export * from './permissions';
export * from './refusals';
export * from './values';
