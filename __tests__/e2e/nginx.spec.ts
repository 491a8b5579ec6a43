import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { startNginx } from '../../src/commands/browserTests/startNginx'
import { findNginx } from '../../src/commands/findInstalledProgram'
import { findFreePort, loopbackAddress } from '../../src/commands/ports'
import { maxFileBytes } from '../../src/contract/limits'
import { photo } from './support/ContactVisitor'

test('the largest file that the contract allows reaches the shop API', async ({ request }) => {
  const rest = Buffer.alloc(maxFileBytes - photo.buffer.length)
  const answer = await request.post('/web/v1/uploads', {
    params: { purpose: 'complaint', name: photo.name },
    data: Buffer.concat([photo.buffer, rest]),
  })
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toMatchObject({ name: photo.name })
})

test.describe('in front of a shop API that answers with the headers of a request', () => {
  let api: Server
  let nginx: Awaited<ReturnType<typeof startNginx>>
  let host: string

  test.beforeEach(async () => {
    api = createServer(({ headers }, response) => response.end(JSON.stringify(headers))).listen(0, loopbackAddress)
    await once(api, 'listening')
    const port = await findFreePort()
    host = `${loopbackAddress}:${port}`
    nginx = await startNginx(findNginx(), port, (api.address() as AddressInfo).port)
  })
  test.afterEach(async () => {
    await nginx.close()
    api.close()
  })

  test('nginx names the visitor, after the addresses that the visitor sent, and the address of the site', async () => {
    const answer = await fetch(`http://${host}/web/v1`, { headers: { 'X-Forwarded-For': '203.0.113.7' } })
    const headers = (await answer.json()) as IncomingHttpHeaders
    expect(headers).toMatchObject({
      host,
      'x-forwarded-for': `203.0.113.7, ${loopbackAddress}`,
      'x-forwarded-proto': 'http',
      'x-real-ip': loopbackAddress,
    })
  })
})
