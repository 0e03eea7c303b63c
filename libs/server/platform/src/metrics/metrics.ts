import { performance } from 'node:perf_hooks';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database';

/** Of the media type that says so, in Prometheus's text format. */
export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

const BUCKETS_S = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const OPEN = 'done_at IS NULL AND dead_at IS NULL';
const DUE_SINCE = 'COALESCE(due_at, create_at)';
const JOBS = `SELECT
    (SELECT COUNT(*) FROM outbox WHERE ${OPEN} AND ${DUE_SINCE} <= UTC_TIMESTAMP(3)) AS due,
    (SELECT COALESCE(MAX(TIMESTAMPDIFF(SECOND, ${DUE_SINCE}, UTC_TIMESTAMP(3))), 0) FROM outbox
      WHERE ${OPEN} AND ${DUE_SINCE} <= UTC_TIMESTAMP(3)) AS oldest,
    (SELECT COUNT(*) FROM outbox WHERE dead_at IS NOT NULL AND done_at IS NULL) AS dead`;

interface Answers {
  labels: string;
  /** By the bucket that they fall into; the last is for those beyond all. */
  counts: number[];
  seconds: number;
}

/**
 * What this process counted, for Prometheus (RUN-05). Jobs are counted in the database: of many processes each says the same, which
 * a sum must not add up.
 */
@Injectable()
export class Metrics {
  private readonly answers = new Map<string, Answers>();

  constructor(private readonly database: Database) {}

  /** @param route as it is declared; an address may hold phones and codes, and is another each time */
  answered(method: string, route: string, status: number, seconds: number): void {
    const labels = `method="${method}",route="${route}",status="${status}"`;
    const known = this.answers.get(labels) ?? { labels, counts: [...BUCKETS_S, Infinity].map(() => 0), seconds: 0 };
    const within = BUCKETS_S.findIndex((most) => seconds <= most);
    const bucket = within < 0 ? BUCKETS_S.length : within;
    known.counts[bucket] = (known.counts[bucket] ?? 0) + 1;
    known.seconds += seconds;
    this.answers.set(labels, known);
  }

  async text(): Promise<string> {
    const parts = [ofProcess(), [...this.answers.values()].flatMap(histogram), await this.ofJobs()];
    return `${parts.flat().join('\n')}\n`;
  }

  /** Without the database there is the more to tell. */
  private async ofJobs(): Promise<string[]> {
    try {
      const [jobs] = await this.database.query<[Record<'due' | 'oldest' | 'dead', number>]>(JOBS);
      return [
        'wethi_database_up 1',
        `wethi_jobs_due ${jobs.due}`,
        `wethi_jobs_oldest_due_seconds ${jobs.oldest}`,
        `wethi_jobs_dead ${jobs.dead}`,
      ];
    } catch {
      return ['wethi_database_up 0'];
    }
  }
}

function ofProcess(): string[] {
  const { user, system } = process.cpuUsage();
  const { active, idle } = performance.eventLoopUtilization();
  return [
    `process_start_time_seconds ${performance.timeOrigin / 1_000}`,
    `process_cpu_seconds_total ${(user + system) / 1e6}`,
    `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
    `nodejs_eventloop_active_seconds_total ${active / 1_000}`,
    `nodejs_eventloop_idle_seconds_total ${idle / 1_000}`,
    '# TYPE wethi_http_request_seconds histogram',
  ];
}

/** Each bucket counts those before it as well. */
function histogram({ labels, counts, seconds }: Answers): string[] {
  let total = 0;
  const buckets = [...BUCKETS_S, '+Inf'].map((most, index) => {
    total += counts[index] ?? 0;
    return `wethi_http_request_seconds_bucket{${labels},le="${most}"} ${total}`;
  });
  const [sum, count] = [`sum{${labels}} ${seconds}`, `count{${labels}} ${total}`];
  return [...buckets, `wethi_http_request_seconds_${sum}`, `wethi_http_request_seconds_${count}`];
}
