export * from './browser-report';
export * from './chunk-reload';
export * from './picture-sources';
