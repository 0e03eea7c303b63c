import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Actor } from './actor';

/** Who may call: everybody, a signed-in customer, personnel, or either of the last two. */
export type Access = 'public' | 'member' | 'personnel' | 'signed-in';
export const ACCESS = 'wethi:access';

/** The rule of a route (or of all routes of a controller); a route without one is refused. */
export function Allow(access: Access) {
  return applyDecorators(SetMetadata(ACCESS, access), ...(access === 'public' ? [] : [ApiBearerAuth()]));
}
export const Public = () => Allow('public');
export const Member = () => Allow('member');
export const Personnel = () => Allow('personnel');
export const SignedIn = () => Allow('signed-in');

/** Marks a GET that changes state: a cookie alone does not open it, only a bearer token (decisions.md §4). */
export const BEARER_ONLY = 'wethi:bearer-only';
export const BearerOnly = () => SetMetadata(BEARER_ONLY, true);

/** The caller; undefined for a guest on a public route. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor | undefined => {
  return context.switchToHttp().getRequest<FastifyRequest>().actor;
});
