export * from './account';
export * from './date';
export * from './duration';
export * from './number';
export * from './phone';
export * from './time-zone';
