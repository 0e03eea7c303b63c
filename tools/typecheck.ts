import { execa } from 'execa';

/** `npm run typecheck`: the three worlds of the repository, each with the rules of where it runs. */
const PROJECTS = ['tsconfig.server.json', 'tsconfig.web.json', 'tsconfig.tools.json'];

/** ESLint and the client's generator still need the compiler of 6, which is written in TypeScript (docs/decisions/0104). */
const TSC = 'node_modules/typescript-native/bin/tsc';

const local = { preferLocal: true, reject: false, all: true } as const;
// The shop's route types are generated from its routes.
const generated = await execa('react-router', ['typegen'], { ...local, cwd: 'apps/shop', localDir: '.' });
const results = generated.failed
  ? [generated]
  : await Promise.all(PROJECTS.map((project) => execa('node', [TSC, '-p', project], local)));

const faults = results.filter(({ failed }) => failed);
for (const { command, all } of faults) console.error(`${command}\n${all}\n`);
process.exit(faults.length > 0 ? 1 : 0);
