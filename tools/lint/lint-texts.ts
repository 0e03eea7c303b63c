import { json } from 'node:stream/consumers';
import { ESLint } from 'eslint';

/**
 * What lint says about files that do not exist, as if their texts stood there; one process for all of them, since it takes
 * seconds to begin. Reads [file, text][] as JSON from standard input, and writes a list of rules and messages for each.
 */
const eslint = new ESLint();
const said: string[] = [];
for (const [filePath, text] of (await json(process.stdin)) as [file: string, text: string][]) {
  const results = await eslint.lintText(text, { filePath });
  said.push(
    results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)).join('\n'),
  );
}
console.log(JSON.stringify(said));
