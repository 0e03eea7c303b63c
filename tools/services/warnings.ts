interface LogEntry {
  level: number;
  msg?: string;
  err?: { message?: string };
}

const WARN = 40;

/** What a person should see of a log line: the message of a warning or an error, otherwise undefined. */
export function warningIn(line: string): string | undefined {
  const entry = parseEntry(line);
  if (!entry) return /^(\w*Error\b|.*\berror:)/i.test(line) ? line.slice(0, 200) : undefined;
  if (entry.level < WARN) return undefined;
  return [entry.msg, entry.err?.message].filter(Boolean).join(': ').split('\n')[0];
}

function parseEntry(line: string): LogEntry | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const entry = JSON.parse(line) as Partial<LogEntry>;
    return typeof entry.level === 'number' ? { ...entry, level: entry.level } : undefined;
  } catch {
    return undefined;
  }
}
