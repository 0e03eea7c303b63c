import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { MediaPlaylist } from './media-playlist';
import type { Packager } from './packager';

/**
 * Milliseconds that a request waits for a part; then it gets what there is. hls.js gives up after 0.8 target durations, and a
 * player that is refused too often stays dark.
 */
const WAIT = 1_400;

const FILE = /^\/v\/([\w-]+)\/(\w+)\.m3u8$/;
const PART = /^\/v\/([\w-]+)\/((\w+)-(\d+)\.(\d+)\.m4s)$/;
const ORDER = /^\/(end|open|drop|srt|srt-off)\/([\w-]+)$/;

/**
 * What nginx asks for after it has checked the viewer's cookie: the playlists of shows on air, and parts that were announced
 * but not written yet (RFC 8216bis §6.2.5.2). The API and the worker give their orders here.
 */
export function playlistServer(packager: Packager, token: string): Server {
  return createServer((request, response) => {
    answer(packager, token, request, response).catch(() => response.writeHead(500).end());
  });
}

async function answer(packager: Packager, token: string, request: IncomingMessage, response: ServerResponse) {
  // As it was sent: a parser that straightens a path would find other shows in it than nginx, which checked the cookie.
  const [pathname = '', query] = (request.url ?? '').split('?');
  const searchParams = new URLSearchParams(query);
  if (pathname === '/healthz') return response.end('alive');
  const [, order, ordered = ''] = ORDER.exec(pathname) ?? [];
  if (order) {
    if (request.method !== 'POST' || request.headers['x-internal-token'] !== token)
      return response.writeHead(403).end();
    return response.end(JSON.stringify(await obey(packager, order, ordered, String(request.headers['x-stream-key']))));
  }
  const [, contentId = '', file, name = '', segment, part] = PART.exec(pathname) ?? [];
  if (file) {
    const playlist = packager.show(contentId)?.playlists.of(name);
    if (!playlist || !(await arrives(playlist, Number(segment), Number(part)))) return response.writeHead(404).end();
    return response.setHeader('X-Accel-Redirect', `/live-parts/${contentId}/${file}`).end();
  }
  const [, shown = '', quality = ''] = FILE.exec(pathname) ?? [];
  const show = packager.show(shown);
  response.setHeader('Content-Type', 'application/vnd.apple.mpegurl');
  response.setHeader('Cache-Control', 'private, no-store');
  if (quality === 'master')
    return response.end(show?.playlists.hasMaster ? readFileSync(show.playlists.masterFile) : '');
  const playlist = show?.playlists.of(quality);
  if (!playlist) return response.writeHead(404).end();
  const wanted = searchParams.get('_HLS_msn');
  const wantedPart = searchParams.get('_HLS_part');
  if (wanted) await arrives(playlist, Number(wanted), wantedPart === null ? undefined : Number(wantedPart));
  return response.end(playlist.text(searchParams.has('_HLS_skip')));
}

async function obey(packager: Packager, order: string, contentId: string, key: string): Promise<object> {
  if (order === 'end') return { seconds: (await packager.end(contentId)) ?? null };
  if (order === 'srt') return { port: packager.srt.open(contentId, key) ?? null };
  if (order === 'open') await packager.takeUp(contentId);
  else if (order === 'srt-off') packager.srt.close(contentId);
  else await packager.drop(contentId);
  return {};
}

/** Waits for a part, or a whole segment, that comes next. @returns whether it is there */
async function arrives(playlist: MediaPlaylist, segment: number, part?: number): Promise<boolean> {
  // Nobody waits for what is far away: a player that asks for it is mistaken.
  if (!(segment <= playlist.next + 1)) return false;
  const until = Date.now() + WAIT;
  while (!playlist.has(segment, part) && Date.now() < until) await playlist.change(until - Date.now());
  return playlist.has(segment, part);
}
