/** What was typed behind words while they were on their way; all of it where they do not stand there any more. */
export function restOf(typed: string, sent: string): string {
  return typed.startsWith(sent) ? typed.slice(sent.length) : typed;
}
