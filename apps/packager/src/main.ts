import { join } from 'node:path';
import { fewLines } from './few-lines';
import { HealthReport } from './health-report';
import { Packager } from './packager';
import { playlistServer } from './playlist-server';
import { connectRedis } from './redis';
import { RtmpServer } from './rtmp-server';
import { readSettings } from './settings';
import { SrtListeners } from './srt-listeners';

const log = (line: string): void => console.log(line);
const settings = readSettings(process.env);
const rtmp = new RtmpServer(settings.rtmpPagesPort);
const srt = new SrtListeners({
  folder: join(settings.storage, 'srt'),
  host: settings.srtHost,
  ports: settings.srtPorts,
  addressOf: (key) => `rtmp://127.0.0.1:${settings.rtmpPort}/live/${key}`,
  log: fewLines(log),
});
const packager = new Packager(settings, rtmp, new HealthReport(connectRedis(settings.redisUrl, log), rtmp), srt, log);
const server = playlistServer(packager, settings.token);
server.listen(settings.port, '127.0.0.1', () => packager.start());

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    packager.stop();
    process.exit(0);
  });
}
