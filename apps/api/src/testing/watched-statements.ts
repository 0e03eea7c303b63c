import type { TestApp } from '@wethi/platform/testing';
import type { Logger } from 'typeorm';

export interface Statement {
  text: string;
  values: unknown[];
}

/** Notes every statement that the app sends from now on. @returns what was sent since the last call */
export function watchStatements({ database }: TestApp): () => Statement[] {
  let sent: Statement[] = [];
  const nothing = () => undefined;
  const logger: Logger = {
    logQuery: (text, values = []) => void sent.push({ text, values: values as unknown[] }),
    ...{ logQueryError: nothing, logQuerySlow: nothing, logSchemaBuild: nothing, logMigration: nothing, log: nothing },
  };
  Object.assign(database, { logger });
  return () => {
    const answered = sent;
    sent = [];
    return answered;
  };
}
