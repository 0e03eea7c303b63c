import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  // Another one while the build is being served (tools/build/build.ts).
  buildDirectory: process.env.BUILD_FOLDER ?? 'build',
  ssr: true,
  // All routes come as one small file beside the page's scripts: a tap asks the server for none before it does its work.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
