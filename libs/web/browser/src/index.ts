export * from './browser-report';
export * from './chunk-reload';
