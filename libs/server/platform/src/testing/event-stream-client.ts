import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';

/** A browser's side of a server-sent event stream, on a connection of its own. */
export class EventStreamClient {
  /** Settles when the server ended the stream. */
  readonly ended: Promise<void>;
  /** All that came. */
  seen = '';
  private text = '';

  private constructor(private readonly answer: IncomingMessage) {
    this.ended = once(answer, 'close').then(() => undefined);
    answer.setEncoding('utf8');
    answer.on('data', (part: string) => {
      this.text += part;
      this.seen += part;
    });
    answer.on('error', () => undefined);
  }

  /** @throws Error with the status when the answer is no stream */
  static async open(address: string, headers: Record<string, string>): Promise<EventStreamClient> {
    const asked = request(address, { headers: { ...headers, accept: 'text/event-stream' }, agent: false });
    asked.end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    if (answer.statusCode === 200) return new EventStreamClient(answer);
    answer.destroy();
    throw new Error(`status ${answer.statusCode}`);
  }

  /** Waits until this has come since the last call; everything up to it is then forgotten. */
  async sees(text: string): Promise<void> {
    while (!this.text.includes(text)) await once(this.answer, 'data');
    this.text = this.text.slice(this.text.indexOf(text) + text.length);
  }

  /** Takes nothing more from the connection, as a client that hangs. */
  stopReading(): void {
    this.answer.pause();
  }

  close(): void {
    this.answer.destroy();
  }
}
