import { announcePage } from '../../src/analytics/currentPage'
import { runServices } from '../../src/analytics/runServices'
import type { AnalyticsService } from '../../src/analytics/services/AnalyticsService'
import { allCategories, type ConsentCategory } from '../../src/features/consent/consentChoice'
import { storeConsent } from '../../src/features/consent/storedConsent'
import type { PageContext } from '../../src/pageTable/pageContext'
import { createLazyStore } from '../support/store/testStore'

jest.mock('../../src/analytics/services/measureWebVitals', () => ({ measureWebVitals: () => Promise.resolve() }))

const page = (id: string) =>
  announcePage({
    page: {
      id,
      template: 'content',
      title: id,
      language: 'nl',
      content: null,
      head: { title: id },
    } as unknown as PageContext<unknown>,
    path: `/nl/${id}`,
  })

function createService(...categories: ConsentCategory[]) {
  const calls: string[] = []
  const service: AnalyticsService = {
    categories,
    allow: (allowed) => calls.push(`allow ${allowed.join('+')}`),
    withdraw: () => calls.push('withdraw'),
    onPage: (shown) => calls.push(`page ${shown.page.id}`),
    onEvent: (event) => calls.push(event.event),
  }
  return { service, takeCalls: () => calls.splice(0) }
}

test('services follow the consent: none runs before it, the page in view is sent with it, and nothing after a withdrawal', () => {
  const manager = createService('statistics', 'advertising')
  const recorder = createService('recordings')
  page('one')
  runServices(allCategories, [manager.service, recorder.service], createLazyStore().getState)
  page('two')
  expect([...manager.takeCalls(), ...recorder.takeCalls()]).toEqual([])

  storeConsent(allCategories, ['statistics'])
  expect(manager.takeCalls()).toEqual(['allow statistics', 'page two', 'page_view'])
  storeConsent(allCategories, ['statistics', 'recordings'])
  expect(manager.takeCalls()).toEqual(['allow statistics+recordings'])
  expect(recorder.takeCalls()).toEqual(['withdraw', 'page_view', 'allow statistics+recordings', 'page two'])
  page('three')
  expect(manager.takeCalls()).toEqual(['page three', 'page_view'])

  document.cookie = '_ga=1'
  document.cookie = '_clck=1'
  document.cookie = 'other=1'
  window.localStorage.setItem('upnorth.counted', '["UN1"]')
  storeConsent(allCategories, [])
  expect(manager.takeCalls()).toEqual(['withdraw'])
  expect(document.cookie).toBe('other=1')
  expect(window.localStorage.getItem('upnorth.counted')).toBeNull()
  page('four')
  expect(manager.takeCalls()).toEqual([])
})
