export * from './browser-report';
export * from './chunk-reload';
export * from './error-reports';
export * from './listen';
export * from './picture-sources';
export * from './visible-focus';
