import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';

const EVERY_MS = 10_000;
const LATE_MS = 100;
const NANOSECONDS = 1e6;

/** Says in the log when the event loop was held up: everybody's answer waited as long. */
@Injectable()
export class EventLoopWatch implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(EventLoopWatch.name);
  private readonly delay = monitorEventLoopDelay({ resolution: 10 });
  private timer?: NodeJS.Timeout;

  onApplicationBootstrap(): void {
    this.delay.enable();
    this.timer = setInterval(() => this.report(), EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
    this.delay.disable();
  }

  /** Logs the last seconds when they were bad, and begins anew. */
  report(): void {
    const [p99, max] = [this.delay.percentile(99) / NANOSECONDS, this.delay.max / NANOSECONDS];
    if (p99 > LATE_MS) this.logger.warn({ p99: Math.round(p99), max: Math.round(max) }, 'event loop late (ms)');
    this.delay.reset();
  }
}
