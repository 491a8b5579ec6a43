import { waitFor } from '@testing-library/react'
import { openStore } from '../../src/gatsby/openStore'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'

const server = startSandboxServer()

test.each([
  ['nl', 1],
  ['en', 2],
])('every call of a page in %s carries the name and version 0.0.214 of the storefront (SPEC §7, §9)', async (_, id) => {
  const store = openStore(id)
  await waitFor(() => expect(store.getState().app.status).toBe('initialized'))
  expect(server.requests.length).toBeGreaterThan(1)
  for (const { headers } of server.requests) {
    expect(Object.fromEntries(headers)).toMatchObject({
      lang: String(id),
      'x-application-name': 'up-north-storefront',
      'x-application-version': '0.0.214',
    })
  }
})
