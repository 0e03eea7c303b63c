import { S3Client } from '@aws-sdk/client-s3';
import type { Config } from '../config/config';

/** Milliseconds; somebody may be waiting, and who is asked once more answers, too. */
const CONNECT_WITHIN = 2_000;
const ANSWER_WITHIN = 20_000;
const ATTEMPTS = 3;

/** The way to S3, or to a server that speaks as it does. */
export function openS3({ S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY }: Config): S3Client {
  const client = new S3Client({
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    credentials: { accessKeyId: S3_ACCESS_KEY, secretAccessKey: S3_SECRET_KEY },
    // The bucket in the path: servers of one's own have no name for each bucket.
    forcePathStyle: true,
    // Amazon's own checksums are known to few other servers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_WITHIN, socketTimeout: ANSWER_WITHIN },
  });
  // Of a bucket as a whole some servers expect the signature without the last slash; the others take either.
  client.middlewareStack.add(
    (next) => (call) => {
      const request = call.request as { path: string };
      request.path = request.path.replace(/\/$/, '');
      return next(call);
    },
    { step: 'build', name: 'bucketWithoutSlash' },
  );
  return client;
}
