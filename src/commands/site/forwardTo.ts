import { request, type IncomingMessage, type ServerResponse } from 'node:http'

/**
 * Hands a request on to a server at a port of this machine, and gives its answer back as it is. Gatsby's own proxy
 * makes a 500 of every refusal, and then no developer sees what a shopper is told.
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
