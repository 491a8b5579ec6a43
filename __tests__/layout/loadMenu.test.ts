import { http, HttpResponse } from 'msw'
import { loadMenu } from '../../src/layout/menu/loadDepartments'
import { findShopDay } from '../../src/i18n/dates'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'

const { server } = startSandboxServer()
const dayAfter = (days: number) => findShopDay(new Date(Date.now() + days * 86_400_000))

test('the menu contains a campaign only while it runs, and is loaded once for several callers', async () => {
  const campaign = (name: string, starts: string | null, ends: string | null) => ({
    name,
    path: `/en/actions/${name}`,
    runs: { starts, ends },
  })
  const links = [
    { name: 'All offers', path: '/en/promotions', sale: true },
    campaign('over', dayAfter(-9), dayAfter(-2)),
    campaign('runs', dayAfter(-2), dayAfter(2)),
    campaign('always', null, null),
    campaign('later', dayAfter(2), null),
  ]
  let requests = 0
  server.use(
    http.get('*/menu-en.json', () => {
      requests += 1
      const departments = [{ path: '/en/promotions', columns: [{ title: 'Campaigns', links }], picture: null }]
      return HttpResponse.json({ departments })
    }),
  )
  const [first, again] = await Promise.all([loadMenu('en'), loadMenu('en')])
  expect(again).toBe(first)
  expect(requests).toBe(1)
  expect(first.departments[0]?.columns[0]?.links.map(({ name }) => name)).toEqual(['All offers', 'runs', 'always'])
})
