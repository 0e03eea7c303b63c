/** What the shop process takes from its surroundings. The one place that reads the environment. */
const environment = process.env;

export const API_URL = `http://127.0.0.1:${environment.API_PORT ?? '8101'}/api`;
export const PUBLIC_URL = (environment.PUBLIC_URL ?? 'http://localhost:8080').replace(/\/$/, '');
