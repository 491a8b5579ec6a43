import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'

interface Received {
  address: string
  authorization: string | undefined
  body: Buffer
}

/** Stands in for the error-reporting service while source maps are uploaded to it. */
export class UploadStandIn {
  readonly received: Received[] = []
  private readonly server: Server

  /** @param status the status of every answer */
  constructor(status = 200) {
    this.server = createServer((request, response) => {
      void buffer(request).then((body) => {
        this.received.push({ address: request.url ?? '', authorization: request.headers.authorization, body })
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(JSON.stringify(this.answer(request, body)))
      })
    })
  }

  /** Opens the server at a free port, and resolves to its origin. */
  open(): Promise<string> {
    return new Promise((resolve) => this.server.listen(0, '127.0.0.1', () => resolve(this.origin)))
  }

  close(): void {
    this.server.close()
    this.server.closeAllConnections()
  }

  /** Returns the uploaded bundle, a zip file whose entries are not compressed, as text. */
  readBundle(): string {
    const upload = this.received.find(({ address, body }) => address.endsWith('/chunk-upload/') && body.length > 0)
    if (!upload) return ''
    const { body } = upload
    const start = body.indexOf('\r\n\r\n') + 4
    return gunzipSync(body.subarray(start, body.lastIndexOf('\r\n--'))).toString('latin1')
  }

  private get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  /** Returns what the service answers: its settings, then a request for every part of the bundle, then its thanks. */
  private answer({ url = '', method }: IncomingMessage, body: Buffer): object {
    if (url.endsWith('/chunk-upload/') && method === 'GET')
      return {
        ...{ url: `${this.origin}${url}`, chunkSize: 1_000_000, chunksPerRequest: 64, maxRequestSize: 10_000_000 },
        ...{ concurrency: 1, hashAlgorithm: 'sha1', compression: ['gzip'], accept: ['artifact_bundles_v2'] },
      }
    if (!url.endsWith('/assemble/')) return {}
    const isFirst = this.received.filter(({ address }) => address.endsWith('/assemble/')).length === 1
    const { chunks } = JSON.parse(String(body)) as { chunks: string[] }
    return { state: isFirst ? 'not_found' : 'created', missingChunks: isFirst ? chunks : [] }
  }
}
