/** Alive: the process answers. What it stands on is asked of the API (`/api/readyz`). */
export function loader() {
  return Response.json({ result: true }, { headers: { 'Cache-Control': 'no-store' } });
}
