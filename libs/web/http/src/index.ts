export * from './api-error';
export * from './call';
export { whenRefused } from './mend';
export * from './event-stream';
export * from './poll-while-allowed';
export * from './upload';
export * from './wire';
export * from './with-minimum-duration';
