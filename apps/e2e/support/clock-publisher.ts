import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { Page } from '@playwright/test';
import { streamAddress, TIED } from './publisher.ts';

/** The clock is burned in as so many black or white fields from left to right, lowest bit first: milliseconds. */
const BITS = 24;
const FIELD = 20;
const FPS = 25;
/** What ffmpeg says once its output is open and its encoders have begun: from then on a picture goes straight through. */
const CONNECTED = 'Output #0';

/** The sound goes by the pictures: with a clock of its own it would begin late by ffmpeg's start, and hold every picture back by that. */
const INPUT = `-f rawvideo -pixel_format gray -video_size ${BITS}x2 -framerate ${FPS} -i pipe:0 -f lavfi -i sine`;
const OUTPUT = `-vf scale=${BITS * FIELD}:270:flags=neighbor -c:v libx264 -preset ultrafast -tune zerolatency -pix_fmt yuv420p
  -g ${FPS} -c:a aac -shortest -f flv`;

/** A band's streaming program whose every picture says when it left the stage. */
export class ClockPublisher {
  private readonly ffmpeg: ChildProcess;
  private timer: NodeJS.Timeout | undefined;

  /** @param address with the key */
  constructor(address: string) {
    const text = `-loglevel level+info -nostats ${INPUT} ${OUTPUT}`;
    this.ffmpeg = spawn('setpriv', [...TIED, ...text.split(/\s+/), address], { stdio: ['pipe', 'ignore', 'pipe'] });
    // Whoever is sent away hears no more of it.
    this.ffmpeg.stdin?.on('error', () => undefined);
    // It wants one picture to see what it is given. Those that waited for its connection would all be sent at once, late.
    this.ffmpeg.stdin?.write(clockPicture());
    this.ffmpeg.once('close', () => clearInterval(this.timer));
    createInterface({ input: this.ffmpeg.stderr as Readable }).on('line', (line) => {
      if (line.includes(CONNECTED)) this.sendPictures();
      if (/\[(error|fatal)\]/.test(line)) console.error(line);
    });
  }

  private sendPictures(): void {
    const began = Date.now();
    let sent = 1;
    this.timer = setInterval(() => {
      for (; sent < ((Date.now() - began) * FPS) / 1000; sent += 1) this.ffmpeg.stdin?.write(clockPicture());
    }, 1000 / FPS);
  }

  /** Begins to send with the show's own key. */
  static async start(showId: number): Promise<ClockPublisher> {
    return new ClockPublisher(await streamAddress(showId));
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    if (this.ffmpeg.exitCode !== null || this.ffmpeg.signalCode !== null) return;
    const over = once(this.ffmpeg, 'exit');
    this.ffmpeg.kill('SIGKILL');
    await over;
  }
}

function clockPicture(): Buffer {
  const now = Date.now();
  const row = Array.from({ length: BITS }, (_, bit) => (Math.floor(now / 2 ** bit) % 2 ? 235 : 16));
  return Buffer.from([...row, ...row]);
}

/** A starved machine shows fewer pictures a second; how far they are apart is what counts. */
const LONGEST_MS = 20_000;

/** Text for a page: reads the clock in the picture that a video shows, milliseconds. */
const CLOCK_READER = `(() => {
  const canvas = Object.assign(document.createElement('canvas'), { width: ${BITS * FIELD}, height: 1 });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (video) => {
    context.drawImage(video, 0, video.videoHeight / 2, video.videoWidth, 1, 0, 0, ${BITS * FIELD}, 1);
    const { data } = context.getImageData(0, 0, ${BITS * FIELD}, 1);
    let shown = 0;
    for (let bit = 0; bit < ${BITS}; bit++) if (data[(bit * ${FIELD} + ${FIELD / 2}) * 4] > 125) shown += 2 ** bit;
    return shown;
  };
})()`;

/**
 * Milliseconds between what is heard and what a camera shows over it, at so many of its pictures that are seen, smallest
 * first; fewer where it shows no more.
 */
export async function stepsOn(page: Page, pictures: number): Promise<number[]> {
  const steps = await page.evaluate(`new Promise((resolve) => {
    const clockOf = ${CLOCK_READER};
    const [heard, camera] = document.querySelectorAll('video');
    const steps = [];
    setTimeout(() => resolve(steps), ${LONGEST_MS});
    const read = () => {
      const step = Math.abs(clockOf(heard) - clockOf(camera));
      if (camera.dataset.inStep === 'true') steps.push(Math.min(step, 2 ** ${BITS} - step));
      if (steps.length < ${pictures}) camera.requestVideoFrameCallback(read);
      else resolve(steps);
    };
    camera.requestVideoFrameCallback(read);
  })`);
  return (steps as number[]).sort((one, other) => one - other);
}

/** Milliseconds from the stage to the viewer's screen, of so many pictures, smallest first. */
export async function delaysOn(page: Page, pictures: number): Promise<number[]> {
  // A text: the page would not know what the test runner makes of a function.
  const delays = await page.evaluate(`new Promise((resolve) => {
    const clockOf = ${CLOCK_READER};
    const video = document.querySelector('video');
    const delays = [];
    const read = () => {
      const now = Date.now();
      delays.push((now % 2 ** ${BITS} - clockOf(video) + 2 ** ${BITS}) % 2 ** ${BITS});
      if (delays.length < ${pictures}) video.requestVideoFrameCallback(read);
      else resolve(delays);
    };
    video.requestVideoFrameCallback(read);
  })`);
  return (delays as number[]).sort((one, other) => one - other);
}
