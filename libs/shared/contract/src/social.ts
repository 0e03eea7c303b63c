/** Other ways to sign in, and what people call them (ACC-07). */
export const SOCIAL_PROVIDER = { line: 'LINE', facebook: 'Facebook' } as const;
export type SocialProvider = keyof typeof SOCIAL_PROVIDER;

/** How a sign-in with one of them came back; the shop reads the word of an address. */
export const SOCIAL_OUTCOMES = ['cancelled', 'failed', 'blocked', 'linked', 'taken', 'pending', 'kept'] as const;
export type SocialOutcome = (typeof SOCIAL_OUTCOMES)[number];
