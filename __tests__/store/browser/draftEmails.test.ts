import { clearDraft, clearAllDrafts, saveDraft, readDraft } from '../../../src/store/browser/formDrafts'
import { createAccount } from '../../../src/store/session/sessionThunks'
import { login } from '../../../src/store/session/sessionThunks'
import { logOut } from '../../../src/store/session/sessionThunks'
import { sessionFailed } from '../../../src/store/session/sessionSlice'
import { startStore } from '../../../src/store/startStore'
import { accountDetails, register } from '../../support/sandbox/register'
import { Shopper } from '../../support/sandbox/Shopper'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'
import { createTestStore } from '../../support/store/testStore'

const server = startSandboxServer()
const email = 'merk@example.be'
const typed = { email, city: 'Gent' }
const stored = () => JSON.stringify({ ...window.localStorage, ...window.sessionStorage })
const leavesThePage = () => window.dispatchEvent(new Event('pagehide'))
const comesBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

describe('an e-mail address that was typed', () => {
  beforeEach(() => {
    createTestStore()
    saveDraft('checkout-guest', typed)
  })

  test('stands in no storage while the page is open, and is there for the form all the same', () => {
    expect(stored()).toContain('Gent')
    expect(stored()).not.toContain(email)
    expect(readDraft('checkout-guest')).toEqual(typed)
    expect(readDraft('checkout-way')).toEqual({})
  })

  test('goes along to the next page of the visit, which takes it out of storage at once', () => {
    leavesThePage()
    expect(stored()).toContain(email)
    createTestStore()
    expect(stored()).not.toContain(email)
    expect(readDraft('checkout-guest')).toEqual(typed)
  })

  test('is there on a page that comes back from the cache of the browser, and in storage no more', () => {
    leavesThePage()
    comesBack()
    expect(stored()).not.toContain(email)
    expect(readDraft('checkout-guest')).toEqual(typed)
  })

  test('is gone from such a page too when they have left meanwhile', () => {
    leavesThePage()
    clearAllDrafts()
    comesBack()
    expect(readDraft('checkout-guest')).toEqual({})
  })

  test('stays with the page where nothing can be stored', () => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    leavesThePage()
    Storage.prototype.setItem = setItem
    comesBack()
    expect(readDraft('checkout-guest')).toMatchObject({ email })
  })

  test('is forgotten with its form', () => {
    clearDraft('checkout-guest')
    leavesThePage()
    expect(stored()).not.toContain(email)
    createTestStore()
    expect(readDraft('checkout-guest')).toEqual({})
  })

  test.each(['', 'null', '[1]', '{"checkout-guest":"x"}', '{"checkout-guest":{"email":7}}', '{'])(
    'is not taken from storage that somebody else wrote: %s',
    (hostile) => {
      clearAllDrafts()
      window.sessionStorage.setItem('upnorth.draft.-emails', hostile)
      createTestStore()
      expect(readDraft('checkout-guest')).toEqual({})
    },
  )
})

test('what a customer typed whose session ended is not there for another one who logs in', async () => {
  const store = createTestStore()
  await store.dispatch(startStore())
  await store.dispatch(createAccount(accountDetails))
  const bo = { ...accountDetails, email: 'bo@example.be' }
  await register(new Shopper(server.sandbox), bo)
  const ended = () => store.dispatch(sessionFailed({ name: 'ApiError', message: 'No', status: 401 }))
  saveDraft('checkout-guest', typed)
  ended()
  await store.dispatch(login(accountDetails.email, accountDetails.password))
  expect(readDraft('checkout-guest')).toEqual(typed)
  ended()
  await store.dispatch(login(bo.email, bo.password))
  expect(readDraft('checkout-guest')).toEqual({})
  expect(stored()).not.toContain('Gent')
})

test('what a visitor typed after a customer has logged out is theirs, whoever they are', async () => {
  const store = createTestStore()
  await store.dispatch(startStore())
  await store.dispatch(createAccount(accountDetails))
  const bo = { ...accountDetails, email: 'bo@example.be' }
  await register(new Shopper(server.sandbox), bo)
  await store.dispatch(logOut())
  saveDraft('checkout-guest', typed)
  await store.dispatch(login(bo.email, bo.password))
  expect(readDraft('checkout-guest')).toEqual(typed)
})
