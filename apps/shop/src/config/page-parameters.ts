/** Parameters by name, with how often one may stand in an address. */
type Parameters = Readonly<Record<string, number>>;

/**
 * The query parameters that pages read on the server, by the first word of their path. nginx makes its copies of pages by
 * these alone and hands on no others (tools/services/page-parameters.ts): whatever an advertisement adds to an address
 * shows the same page.
 */
export const PAGE_PARAMETERS: Readonly<Record<string, Parameters>> = {
  packageAll: { q: 1, type: 4, status: 1, date: 1, price: 1, order: 1, show: 1, page: 1 },
  package: { buy: 1, price: 1 },
  liveStreaming: { stage: 1 },
  policy: { version: 1, changes: 1 },
  condition: { version: 1, changes: 1 },
  member: { reason: 1, video: 1, live: 1 },
};
