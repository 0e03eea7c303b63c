export { EventStreamClient } from './event-stream-client';
export { brokenPictures, garbageFiles } from './broken-pictures';
export { hugePicture } from './huge-picture';
export { csvLine, importCalls, tis620 } from './import-calls';
export { RedisServer } from './redis-server';
export { S3Server } from './s3-server';
export { createTestApp, type TestAnswer, type TestApp } from './test-app';
export { TestClock } from './test-clock';
export { until } from './until';
