import { userInfo } from 'node:os';
import { execa } from 'execa';
import { findProgram } from '../services/programs.ts';

/**
 * What a piece of work makes the API send to the database, as the database saw it.
 * @param directory of the private MariaDB's files; the user of this process is its administrator
 * @param work answers what differs from request to request: name → the text that stands for it in this one
 * @returns messages in their order, with `{{name}}` in place of these texts
 */
export async function captureMessages(
  directory: string,
  work: () => Promise<Readonly<Record<string, string>>>,
): Promise<string[]> {
  await administer(
    directory,
    "SET GLOBAL log_output = 'TABLE'; TRUNCATE mysql.general_log; SET GLOBAL general_log = 1",
  );
  let values: Readonly<Record<string, string>>;
  try {
    values = await work();
  } finally {
    await administer(directory, 'SET GLOBAL general_log = 0');
  }
  const log = await administer(
    directory,
    `SET group_concat_max_len = 10000000; SELECT COALESCE(JSON_ARRAYAGG(CONVERT(argument USING utf8mb4) ORDER BY event_time), '[]')
      FROM mysql.general_log WHERE command_type = 'Query' AND user_host LIKE 'wethi%'`,
  );
  return (JSON.parse(log) as string[]).map((text) => withPlaceholders(text, values));
}

/** The statements of a message, which may hold several (docs/decisions/0010). */
export function statementsOf(message: string): string[] {
  const several = /^BEGIN NOT ATOMIC (.*); END$/s.exec(message)?.[1];
  if (!several) return [message];
  const statements: string[] = [];
  let open = 0;
  for (const [part] of several.matchAll(/(?:'(?:\\.|[^'\\])*'|[^';])+/gs)) {
    // A condition holds statements of its own.
    if (open > 0) statements.push(`${statements.pop()};${part}`);
    else statements.push(part.trim());
    if (/^\s*IF\b/.test(part)) open += 1;
    if (/^\s*END IF\b/.test(part)) open -= 1;
  }
  return statements;
}

/** A statement for one request. */
export function fill(statement: string, values: Readonly<Record<string, string>>): string {
  return statement.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}

function withPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((result, [name, value]) => result.replaceAll(value, `{{${name}}}`), text);
}

async function administer(directory: string, sql: string): Promise<string> {
  // Relative to the folder: a socket's full path may not exceed 107 characters.
  const access = ['--socket=mariadb.sock', `--user=${userInfo().username}`];
  const { stdout } = await execa(findProgram('mariadb'), ['--no-defaults', ...access, '-N', '-B', '--raw', '-e', sql], {
    cwd: directory,
  });
  return stdout;
}
