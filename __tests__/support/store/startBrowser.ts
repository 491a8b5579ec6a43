import { startStore } from '../../../src/store/start/startStore'
import { type Deliver, openBrowser } from './fakeBrowser'
import type { FakeStorage } from './fakeStorage'
import { createTestStore } from './testStore'

/** Each test of the file or `describe` has its own browser, whose tabs close afterwards. */
export function startBrowser(deliver?: Deliver) {
  let browser: ReturnType<typeof openBrowser>
  const closing: (() => void)[] = []
  beforeEach(() => void (browser = openBrowser(deliver)))
  afterEach(() => {
    closing.splice(0).forEach((close) => close())
    browser.leave()
  })
  /** `make` creates the store of the tab. See `openTab` of `openBrowser`. */
  const openTab: ReturnType<typeof openBrowser>['openTab'] = (make, visit) => {
    const tab = browser.openTab(make, visit)
    closing.push(tab.close)
    return tab
  }
  return {
    openTab,
    async openStartedTab(visit?: FakeStorage) {
      const tab = openTab(() => createTestStore(), visit)
      await tab.store.dispatch(startStore())
      return tab
    },
    getMessages: () => browser.messages,
    separateTabs: () => browser.leave(),
  }
}
