import { request, type IncomingMessage, type ServerResponse } from 'node:http'

/**
 * Forwards a request to a server on a port of this machine, and returns its response unchanged. Gatsby's own proxy would
 * turn every error response into a 500, so developers would not see what visitors see.
 */
export function forwardTo(port: number) {
  return (incoming: IncomingMessage & { originalUrl?: string }, answer: ServerResponse): void => {
    const { method, headers, url } = incoming
    const { host: _host, ...passed } = headers
    const path = incoming.originalUrl ?? url
    const onward = request({ hostname: '127.0.0.1', port, path, method, headers: passed }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      reply.pipe(answer)
    })
    onward.on('error', () => {
      if (!answer.headersSent) answer.writeHead(502)
      answer.end()
    })
    incoming.pipe(onward)
  }
}
