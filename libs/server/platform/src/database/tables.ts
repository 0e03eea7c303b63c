/**
 * Tables and their rows for typed SQL, by table name. Each entity's file adds its own:
 * `declare module '@wethi/platform' { interface Tables { orders: Orders } }`.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- filled by declaration merging
export interface Tables {}
