import type { components } from './schema';

export type { paths } from './schema';

/** The rows and bodies of the wire by their server class name: `Schema<'Product'>`. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name];
