import { http, HttpResponse } from 'msw'
import { loadMenu } from '../../src/layout/menu/loadDepartments'
import { findShopDay } from '../../src/i18n/dates'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'

const { server } = startSandboxServer()
const findDayAfter = (days: number) => findShopDay(new Date(Date.now() + days * 86_400_000))

test('the menu contains a campaign only while it runs, and is loaded once for several callers', async () => {
  const buildCampaignLink = (name: string, starts: string | null, ends: string | null) => ({
    name,
    path: `/en/actions/${name}`,
    runs: { starts, ends },
  })
  const links = [
    { name: 'All offers', path: '/en/promotions', sale: true },
    buildCampaignLink('over', findDayAfter(-9), findDayAfter(-2)),
    buildCampaignLink('runs', findDayAfter(-2), findDayAfter(2)),
    buildCampaignLink('always', null, null),
    buildCampaignLink('later', findDayAfter(2), null),
  ]
  let requests = 0
  server.use(
    http.get('*/menu-en.json', () => {
      requests += 1
      const departments = [{ path: '/en/promotions', columns: [{ title: 'Campaigns', links }], picture: null }]
      return HttpResponse.json({ departments })
    }),
  )
  const [firstMenu, secondMenu] = await Promise.all([loadMenu('en'), loadMenu('en')])
  expect(secondMenu).toBe(firstMenu)
  expect(requests).toBe(1)
  expect(firstMenu.departments[0]?.columns[0]?.links.map(({ name }) => name)).toEqual(['All offers', 'runs', 'always'])
})
