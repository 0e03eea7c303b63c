import { DEFAULT_CHAT_AFTER_MINUTES, DEFAULT_CHAT_BEFORE_MINUTES } from '@wethi/contract';

/** What the shop process takes from its surroundings. The one place that reads the environment. */
const environment = process.env;

/** Each process of the API. */
export const API_URLS = (environment.API_PORTS ?? environment.API_PORT ?? '8101')
  .split(',')
  .map((port) => `http://127.0.0.1:${port}/api`);
/** Whose players may stand in the place of a video, as a content security policy writes it. */
export const EMBED_ORIGINS =
  environment.EMBED_ORIGINS ?? 'https://www.youtube-nocookie.com https://www.youtube.com https://player.vimeo.com';
/** Minutes before a live show that its chat opens, and after it that it closes, by the same settings as in the API. */
export const CHAT_BEFORE_MINUTES = Number(environment.CHAT_BEFORE_MINUTES || DEFAULT_CHAT_BEFORE_MINUTES);
export const CHAT_AFTER_MINUTES = Number(environment.CHAT_AFTER_MINUTES || DEFAULT_CHAT_AFTER_MINUTES);
/** Makes the API believe what this process says about its visitors. */
export const INTERNAL_TOKEN = environment.INTERNAL_TOKEN ?? '';
export const PUBLIC_URL = (environment.PUBLIC_URL ?? 'http://localhost:8080').replace(/\/$/, '');
