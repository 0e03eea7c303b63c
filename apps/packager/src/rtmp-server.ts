import type { StreamFacts } from './ffmpeg';

/** A stream that somebody publishes now. */
export interface Publishing extends StreamFacts {
  name: string;
  /** Received so far; of a publisher that freezes it stays as it is. */
  bytes: number;
  /** Bits a second, over the last ten. */
  bitrate: number;
  /** Milliseconds. */
  since: number;
  /** Answers of nginx in a row in which nothing had come since the one before. */
  silent: number;
}

/** nginx's RTMP module, by the pages in which it tells what it does and takes orders; on the loopback address only. */
export class RtmpServer {
  private before: ReadonlyMap<string, Publishing> = new Map();

  /** @param port of its pages */
  constructor(private readonly port: number) {}

  /** All streams that are being published, by name; none without the server. @throws Error when it does not say */
  async publishings(): Promise<Map<string, Publishing>> {
    const answer = await this.ask('/stat').catch(unlessAway);
    if (answer && !answer.ok) throw new Error(`nginx answers ${answer.status} to /stat`);
    const page = answer ? await answer.text() : '';
    const streams = [...page.matchAll(/<stream>([\s\S]*?)<\/stream>/g)].map(([, text = '']) => text);
    const publishings = new Map(streams.filter(isPublished).map((text) => [textOf(text, 'name'), this.read(text)]));
    this.before = publishings;
    return publishings;
  }

  private read(text: string): Publishing {
    const publishing = readPublishing(text);
    const before = this.before.get(publishing.name);
    return { ...publishing, silent: before?.bytes === publishing.bytes ? before.silent + 1 : 0 };
  }

  /** Ends the connection of whoever publishes a stream. @throws Error when that is not certain */
  async drop(stream: string): Promise<void> {
    const answer = await this.ask(`/control/drop/publisher?app=live&name=${stream}`).catch(unlessAway);
    if (answer && !answer.ok) throw new Error(`nginx answers ${answer.status} to the drop of ${stream}`);
  }

  /** Tells the API that a show went on or off air; it finds out by itself when this does not arrive. */
  async tellChange(): Promise<void> {
    await this.ask('/hook/changed', 'POST').catch(() => undefined);
  }

  private ask(path: string, method = 'GET'): Promise<Response> {
    return fetch(`http://127.0.0.1:${this.port}${path}`, { method, signal: AbortSignal.timeout(2_000) });
  }
}

/** Without the server nobody publishes; one that is slow or confused says nothing about that. */
function unlessAway(error: Error & { cause?: { code?: string } }): undefined {
  if (error.cause?.code !== 'ECONNREFUSED') throw error;
}

const isPublished = (text: string): boolean => text.includes('<publishing/>');

function readPublishing(text: string): Omit<Publishing, 'silent'> {
  // A publisher without one of them has it listed without a codec.
  const [video, audio] = ['video', 'audio'].map(
    (kind) => new RegExp(`<${kind}>(.*<codec>.*?)</${kind}>`, 's').exec(text)?.[1],
  );
  return {
    name: textOf(text, 'name'),
    bytes: numberOf(text, 'bytes_in'),
    bitrate: numberOf(text, 'bw_in'),
    since: numberOf(text, 'time'),
    ...(video && {
      video: {
        codec: textOf(video, 'codec'),
        width: numberOf(video, 'width'),
        height: numberOf(video, 'height'),
        fps: numberOf(video, 'frame_rate'),
      },
    }),
    ...(audio && {
      audio: {
        codec: textOf(audio, 'codec'),
        channels: numberOf(audio, 'channels'),
        sampleRate: numberOf(audio, 'sample_rate'),
      },
    }),
  };
}

function textOf(text: string, element: string): string {
  return new RegExp(`<${element}>([^<]*)</${element}>`).exec(text)?.[1] ?? '';
}

function numberOf(text: string, element: string): number {
  return Number(textOf(text, element)) || 0;
}
