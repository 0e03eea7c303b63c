import { applyDecorators, createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import { ApiBearerAuth } from '@nestjs/swagger';
import { PERMISSIONS, roleMay, type Permission, type RefusalCode } from '@wethi/contract';
import type { FastifyRequest } from 'fastify';
import type { Actor, PersonnelActor } from './actor';

/** Callers by what they are: everybody, a customer, personnel of any role, or whoever is signed in. */
export type Audience = 'public' | 'member' | 'office' | 'signed-in';
/** An audience, or personnel whose role holds a permission. */
export type Access = Audience | Permission;
export const ACCESS = 'wethi:access';

/**
 * Who may call a route (or all routes of a controller): one of these is enough. A route without the rule is refused.
 * `@Allow('member', 'orders.read')` admits customers, and personnel with the permission.
 */
export function Allow(...access: [Access, ...Access[]]) {
  return applyDecorators(SetMetadata(ACCESS, access), ...(access.includes('public') ? [] : [ApiBearerAuth()]));
}

/** Whether the caller of a route that asks for any of these is let in. */
export function isAllowed(actor: Actor | undefined, access: readonly Access[]): boolean {
  return access.some((rule) => {
    if (rule === 'public') return true;
    if (rule === 'signed-in') return actor !== undefined;
    if (rule === 'office') return actor?.kind === 'personnel';
    return rule === 'member' ? actor?.kind === 'user' : may(actor, rule);
  });
}

/**
 * What a caller who is let in has to do first, where the permission that lets them in asks for a second factor.
 * @param reads nothing is changed: whoever has a second factor is not asked for it again (docs/decisions/0040)
 */
export function lacksFactor(
  actor: Actor,
  access: readonly Access[],
  { reads }: { reads: boolean },
): RefusalCode | undefined {
  if (actor.kind !== 'personnel' || actor.mfa === 'ok' || (reads && actor.mfa === 'again')) return undefined;
  const isMarked = (rule: Access) => rule in PERMISSIONS && PERMISSIONS[rule as Permission].mfa === true;
  if (
    isAllowed(
      actor,
      access.filter((rule) => !isMarked(rule)),
    )
  )
    return undefined;
  return actor.mfa === 'again' ? 'TOTP_AGAIN' : 'TOTP_SETUP';
}

/** Whether the caller is personnel whose role holds a permission. */
export function may(actor: Actor | undefined, permission: Permission): actor is PersonnelActor {
  return actor?.kind === 'personnel' && roleMay(actor.role, permission);
}

/** Marks a GET that changes state: a cookie alone does not open it, only a bearer token (decisions.md §4). */
export const BEARER_ONLY = 'wethi:bearer-only';
export const BearerOnly = () => SetMetadata(BEARER_ONLY, true);

/** Marks a GET that sends something to somebody: a picture on another site makes no phone ring and fills no mailbox. */
export const FROM_OWN_PAGES = 'wethi:from-own-pages';
export const FromOwnPages = () => SetMetadata(FROM_OWN_PAGES, true);

/** Marks a public route to which pages of others send browsers: whoever comes is nobody there, whatever their cookies say. */
export const FROM_FOREIGN_PAGES = 'wethi:from-foreign-pages';
export const FromForeignPages = () => SetMetadata(FROM_FOREIGN_PAGES, true);

/** The caller; undefined for a guest on a public route. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor | undefined => {
  return context.switchToHttp().getRequest<FastifyRequest>().actor;
});
