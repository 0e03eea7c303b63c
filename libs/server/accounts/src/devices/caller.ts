import { createHash, randomBytes } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { readHostCookie, setHostCookie } from '@wethi/platform';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceName } from './device-name';

/** From where somebody signs in. */
export interface Caller {
  /** SHA-256 of the device cookie. */
  device: string;
  /** IP address. */
  address: string;
  /** Brought no device cookie, so no device that anybody knows. */
  isNew: boolean;
  /** As its owner calls it, where it says what it is. */
  deviceName?: string;
}

const COOKIE = 'wethi_device';
/** The longest that browsers keep a cookie. */
const COOKIE_SECONDS = 400 * 86_400;

/** The caller of a sign-in call. The device keeps a random cookie from its first call on; it proves nothing by itself. */
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const reply = context.switchToHttp().getResponse<FastifyReply>();
  const kept = readHostCookie(request, COOKIE);
  const isNew = !kept || !/^[\w-]{43}$/.test(kept);
  const device = isNew ? randomBytes(32).toString('base64url') : kept;
  setHostCookie(reply, COOKIE, device, COOKIE_SECONDS);
  return {
    device: createHash('sha256').update(device).digest('hex'),
    address: request.visitor,
    isNew,
    deviceName: deviceName(request.headers['user-agent']),
  };
});
