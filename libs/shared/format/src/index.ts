export * from './account';
export * from './baht-words';
export * from './date';
export * from './duration';
export * from './number';
export * from './phone';
export * from './tax-id';
export * from './time-zone';
