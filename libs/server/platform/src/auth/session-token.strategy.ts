import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-jwt';
import { Config } from '../config/config';
import type { Actor } from './actor';
import { tokenOf } from './cookies';
import { AUDIENCE, Sessions, type TokenClaims } from './sessions';
import { TOKEN_ALGORITHM, tokenKey } from './token-key';

export const SESSION_TOKEN = 'session-token';

/** Reads the token of a request: signature, algorithm and audience here, its time and its session in Sessions. */
@Injectable()
export class SessionTokenStrategy extends PassportStrategy(Strategy, SESSION_TOKEN) {
  constructor(
    config: Config,
    private readonly sessions: Sessions,
  ) {
    super({
      jwtFromRequest: (request: FastifyRequest) => tokenOf(request)?.token ?? null,
      secretOrKey: tokenKey(config) as unknown as Buffer, // what it hands the key to takes a KeyObject, too
      algorithms: [TOKEN_ALGORITHM],
      audience: Object.values(AUDIENCE),
      // Sessions judges it by the injected clock.
      ignoreExpiration: true,
      passReqToCallback: true,
    });
  }

  /** @returns false when the token is over, or came in a cookie of another audience */
  async validate(request: FastifyRequest, claims: TokenClaims): Promise<Actor | false> {
    const cookieOf = tokenOf(request)?.cookieOf;
    if (cookieOf && AUDIENCE[cookieOf] !== claims.aud) return false;
    return (await this.sessions.actorOf(claims)) ?? false;
  }
}
