/** Address of a page of the shop, which the back office stands beside as 'admin.' of the same host (docker/nginx). */
export function shopUrl(path: string): string {
  return `${location.protocol}//${location.host.replace(/^admin\./, '')}${path}`;
}
