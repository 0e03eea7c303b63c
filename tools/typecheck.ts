import { execa } from 'execa';

/** `npm run typecheck`: server, web and tools side by side; the shop's route types are made first. */
const local = { preferLocal: true, stdio: 'inherit' as const, reject: false };

await execa({ ...local, cwd: 'apps/shop', stdio: 'ignore' })`react-router typegen`;
const projects = ['tsconfig.server.json', 'tsconfig.web.json', 'tsconfig.tools.json'];
const results = await Promise.all(projects.map((project) => execa(local)`tsc -p ${project} --pretty false`));
if (results.some(({ exitCode }) => exitCode !== 0)) process.exit(1);
