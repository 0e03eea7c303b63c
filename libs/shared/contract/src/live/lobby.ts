/** What the check before a show finds on a viewer's device: all is well, a slow line, no picture comes through, or none is shown. */
export const LOBBY_FINDINGS = ['good', 'slow', 'blocked', 'unplayable'] as const;
export type LobbyFinding = (typeof LOBBY_FINDINGS)[number];

/** How often a page in the lobby says that it is still there. */
export const LOBBY_SAY_SECONDS = 120;
