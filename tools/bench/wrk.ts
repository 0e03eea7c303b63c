import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { findProgram } from '../services/programs.ts';
import type { Load } from './load.ts';

export interface PreparedRequest {
  headers: Record<string, string>;
  body: string;
}

interface Options {
  connections: number;
  /** Of the load, which take the connections among them; one unless told otherwise. */
  threads?: number;
  seconds: number;
  /** Folder for the generated script. */
  directory: string;
  /** Milliseconds that each connection of loadGet rests before a request. */
  pauseMs?: number;
}

// Percentiles come from wrk in microseconds; the answers of POSTs must say result true.
const REPORT = `
function done(summary, latency)
  local refused = 0
  for _, thread in ipairs(threads) do refused = refused + (thread:get("refused") or 0) end
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout + refused
  print(string.format("REPORT %d %d %d %d %d", summary.requests, summary.duration, latency:percentile(50), latency:percentile(99), failed))
end
threads = {}
function setup(thread)
  thread:set("number", #threads)
  table.insert(threads, thread)
end
`;

const GETS = (paths: readonly string[]): string => `
local paths, asked = { ${paths.map((path) => `"${path}"`).join(', ')} }, 0
function request()
  asked = asked + 1
  return wrk.format("GET", paths[asked % #paths + 1])
end
`;

// Every thread goes through lines of its own; each request is sent once.
const POSTS = (path: string, file: string, threads: number): string => `
refused = 0
local requests, nextRequest = {}, 0
function init()
  local index, current = 0, nil
  for line in io.lines("${file}") do
    local kind, value = line:sub(1, 1), line:sub(2)
    if kind == "#" then
      current = { headers = {}, body = value }
      if index % ${threads} == number then table.insert(requests, current) end
      index = index + 1
    else
      local name, text = value:match("^(.-): (.*)$")
      current.headers[name] = text
    end
  end
end
function request()
  nextRequest = nextRequest + 1
  local prepared = requests[nextRequest]
  if not prepared then wrk.thread:stop() prepared = requests[#requests] end
  return wrk.format("POST", "${path}", prepared.headers, prepared.body)
end
function response(_, _, body)
  if not body:find('"result":true', 1, true) then refused = refused + 1 end
end
`;

/** Asks for one address again and again. */
export function loadGet(url: string, options: Options, headers: Record<string, string> = {}): Promise<Load> {
  const script = join(options.directory, 'get.lua');
  writeFileSync(script, `${REPORT}${options.pauseMs ? `function delay() return ${options.pauseMs} end\n` : ''}`);
  return run(url, script, options, headers);
}

/** Asks for some addresses in turn. @param base in front of the paths */
export function loadGets(
  base: string,
  paths: readonly string[],
  options: Options,
  headers: Record<string, string> = {},
): Promise<Load> {
  const script = join(options.directory, 'gets.lua');
  const prefix = new URL(base).pathname.replace(/\/$/, '');
  writeFileSync(script, REPORT + GETS(paths.map((path) => prefix + path)));
  return run(base, script, options, headers);
}

/** Sends prepared POSTs, each at most once; ends early when they are used up. */
export function loadPost(url: string, requests: readonly PreparedRequest[], options: Options): Promise<Load> {
  const file = join(options.directory, 'requests.txt');
  const lines = requests.flatMap(({ headers, body }) => [
    `#${body}`,
    ...Object.entries(headers).map(([name, value]) => `:${name}: ${value}`),
  ]);
  writeFileSync(file, `${lines.join('\n')}\n`);
  const script = join(options.directory, 'post.lua');
  writeFileSync(script, REPORT + POSTS(new URL(url).pathname, file, options.threads ?? 1));
  return run(url, script, options);
}

async function run(
  url: string,
  script: string,
  { connections, threads = 1, seconds }: Options,
  headers: Record<string, string> = {},
): Promise<Load> {
  const sent = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const size = ['-t', String(threads), '-c', String(connections), '-d', `${seconds}s`, '--timeout', '10s', '--latency'];
  const { stdout } = await execa(findProgram('wrk'), [...size, '-s', script, ...sent, url]);
  const report = /^REPORT (\d+) (\d+) (\d+) (\d+) (\d+)$/m.exec(stdout)?.slice(1).map(Number);
  if (!report) throw new Error(`wrk said nothing useful:\n${stdout}`);
  const [requests = 0, duration = 1, p50 = 0, p99 = 0, failed = 0] = report;
  return { perSecond: requests / (duration / 1e6), p50: p50 / 1000, p99: p99 / 1000, failed };
}
