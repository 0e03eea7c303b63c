import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { officeApi } from './office.ts';

/** Ends with the tests, however these end: a killed run would go on sending for good. */
export const TIED = ['--pdeathsig', 'KILL', 'ffmpeg'];

const PICTURE = ['-f', 'lavfi', '-i', 'testsrc2=size=320x180:rate=25'];
const SOUND = ['-f', 'lavfi', '-i', 'sine=frequency=440'];
const ENCODING = ['-c:v', 'libx264', '-preset', 'ultrafast', '-tune', 'zerolatency', '-g', '25', '-pix_fmt', 'yuv420p'];

/** Where a live show is sent to, with its own key. */
export function streamAddress(showId: number): Promise<string> {
  return addressOf(`liveStreamingKey?id=${showId}`);
}

/** Where a member's camera is sent to, with its own key. */
export function cameraAddress(cameraId: number): Promise<string> {
  return addressOf(`liveStreamingCameraKey?id=${cameraId}`);
}

async function addressOf(call: string): Promise<string> {
  const { data } = await officeApi('GET', call);
  const { live_streaming_server, live_streaming_stream_key } = data as Record<string, string>;
  return `${live_streaming_server}/${live_streaming_stream_key}`;
}

/** A band's streaming program: sends a picture and a sound to a live show until it is stopped. */
export class Publisher {
  private readonly process: ChildProcess;

  /** @param address with the key */
  constructor(address: string) {
    const input = ['-re', ...PICTURE, '-re', ...SOUND];
    const output = ['-c:a', 'aac', '-f', 'flv', address];
    this.process = spawn('setpriv', [...TIED, '-loglevel', 'error', ...input, ...ENCODING, ...output], {
      stdio: 'ignore',
    });
  }

  /** Begins to send with the show's own key. */
  static async start(showId: number): Promise<Publisher> {
    return new Publisher(await streamAddress(showId));
  }

  /** The line breaks: nothing more comes, and nothing is said. */
  async breakOff(): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    const over = once(this.process, 'exit');
    this.process.kill('SIGKILL');
    await over;
  }
}
