import { Injectable } from '@nestjs/common';
import type { SocialProvider } from '@wethi/contract';
import { Config } from '@wethi/platform';
import * as oidc from 'openid-client';

const TIMEOUT_SECONDS = 8;
const SCOPE: Record<SocialProvider, string> = { line: 'openid profile email', facebook: 'openid public_profile email' };

/** LINE offers beside its consent to make the shop's account a friend; it delivers messages to friends alone. */
const OFFERS_FRIEND = { bot_prompt: 'normal' };
/** LINE's own way out (developers.line.biz/en/docs/line-login/how-to-handle-auto-login-failure). */
const PAST_THE_APP = { disable_auto_login: 'true' };

/** What is remembered of an authorization until its answer. */
export interface Challenge {
  state: string;
  nonce: string;
  verifier: string;
}

/** Whom a site says somebody is. */
export interface Claims {
  subject: string;
  name: string | null;
  /** Only one that the site says is proven. */
  email: string | null;
}

interface Site {
  server: oidc.ServerMetadata;
  id: string;
  secret: string;
  /** How its statements are signed. */
  algorithm: 'HS256' | 'RS256';
}

/**
 * OpenID Connect with the sites that customers sign in with: authorization code with PKCE, state and nonce. Statements come
 * from the site itself, over its token endpoint; where a site signs with a key of its own, that is checked as well.
 */
@Injectable()
export class SocialClients {
  private readonly sites: Record<SocialProvider, Site>;

  constructor(private readonly config: Config) {
    const { LINE_LOGIN_URL, LINE_API_URL, FACEBOOK_URL, FACEBOOK_API_URL } = config;
    this.sites = {
      line: {
        server: {
          issuer: LINE_LOGIN_URL,
          authorization_endpoint: `${LINE_LOGIN_URL}/oauth2/v2.1/authorize`,
          token_endpoint: `${LINE_API_URL}/oauth2/v2.1/token`,
        },
        ...{ id: config.LINE_LOGIN_ID, secret: config.LINE_LOGIN_SECRET, algorithm: 'HS256' },
      },
      facebook: {
        server: {
          issuer: FACEBOOK_URL,
          authorization_endpoint: `${FACEBOOK_URL}/v21.0/dialog/oauth`,
          token_endpoint: `${FACEBOOK_API_URL}/v21.0/oauth/access_token`,
          jwks_uri: `${FACEBOOK_URL}/.well-known/oauth/openid/jwks/`,
        },
        ...{ id: config.FACEBOOK_APP_ID, secret: config.FACEBOOK_APP_SECRET, algorithm: 'RS256' },
      },
    };
  }

  /** Those that are set up. */
  get ways(): SocialProvider[] {
    return (Object.keys(this.sites) as SocialProvider[]).filter((provider) => this.sites[provider].id !== '');
  }

  /**
   * Where a browser is sent, and what has to be remembered until it comes back.
   * @param byApp false after LINE's app led back to another browser, or with a state that is none: it would every time
   */
  async begin(provider: SocialProvider, byApp: boolean): Promise<{ address: URL; challenge: Challenge }> {
    const challenge = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
    };
    const address = oidc.buildAuthorizationUrl(this.clientOf(provider), {
      redirect_uri: this.returnAddress(provider),
      scope: SCOPE[provider],
      response_type: 'code',
      state: challenge.state,
      nonce: challenge.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(challenge.verifier),
      code_challenge_method: 'S256',
      ...(provider === 'line' && this.config.LINE_MESSAGE_TOKEN && OFFERS_FRIEND),
      ...(provider === 'line' && !byApp && PAST_THE_APP),
    });
    return { address, challenge };
  }

  /**
   * Gives the code for a statement of who somebody is, and checks it: issuer, audience, time, nonce.
   * @param search of the address that the browser came back to
   * @throws Error of whatever is wrong
   */
  async finish(provider: SocialProvider, search: string, { state, nonce, verifier }: Challenge): Promise<Claims> {
    const address = new URL(`${this.returnAddress(provider)}?${search}`);
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
    const claims = (await oidc.authorizationCodeGrant(this.clientOf(provider), address, checks)).claims();
    if (!claims) throw new Error('no statement of who it is');
    const text = (value: unknown) => (typeof value === 'string' && value ? value.slice(0, 120) : null);
    const isProven = claims.email_verified === true;
    return { subject: claims.sub, name: text(claims['name']), email: isProven ? text(claims['email']) : null };
  }

  /** As it is registered with the site. */
  private returnAddress(provider: SocialProvider): string {
    return `${this.config.PUBLIC_URL}/api/${provider}Return`;
  }

  private clientOf(provider: SocialProvider): oidc.Configuration {
    const { server, id, secret, algorithm } = this.sites[provider];
    const metadata = { client_secret: secret, id_token_signed_response_alg: algorithm };
    const client = new oidc.Configuration(server, id, metadata, oidc.ClientSecretPost(secret));
    client.timeout = TIMEOUT_SECONDS;
    if (algorithm === 'RS256') oidc.enableNonRepudiationChecks(client);
    // The stand-in speaks no TLS; production refuses its settings.
    if (new URL(server.issuer).protocol === 'http:') oidc.allowInsecureRequests(client);
    return client;
  }
}
