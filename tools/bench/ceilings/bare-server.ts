import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** Nothing but Node: answers every request with one file's bytes. Arguments: port, file, content type. */
const [port, file = '', type = 'application/octet-stream'] = process.argv.slice(2);
const bytes = readFileSync(file);

createServer((_request, response) => {
  response.writeHead(200, { 'content-type': type, 'content-length': bytes.length });
  response.end(bytes);
}).listen(Number(port), '127.0.0.1');
