import { PlainNames } from './naming';

/** How every process talks to MariaDB: UTC instants, DATE and TIME as text, bounded waiting (facts/reliability.md §1). */
export function databaseOptions(url: string, pool: number) {
  return {
    type: 'mariadb' as const,
    url,
    charset: 'utf8mb4_unicode_ci',
    timezone: 'Z',
    dateStrings: ['DATE', 'TIME'] as ('DATE' | 'TIME')[],
    poolSize: pool,
    connectTimeout: 5_000,
    extra: { queueLimit: 200, enableKeepAlive: true },
    namingStrategy: new PlainNames(),
    synchronize: false,
  };
}
