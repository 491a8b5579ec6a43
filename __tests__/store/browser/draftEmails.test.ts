import { clearDraft, clearAllDrafts, saveDraft, readDraft } from '../../../src/store/browser/formDrafts'
import { createAccount, logIn } from '../../../src/store/account/logIn'
import { logOut } from '../../../src/store/account/logOut'
import { sessionFailed } from '../../../src/store/session/sessionSlice'
import { accountDetails, register } from '../../support/sandbox/register'
import { Shopper } from '../../support/sandbox/Shopper'
import { startSandboxServer } from '../../support/sandbox/startSandboxServer'
import { createTestStore, openTestStore } from '../../support/store/testStore'

const server = startSandboxServer()
const email = 'merk@example.be'
const typed = { email, city: 'Gent' }
const stored = () => JSON.stringify({ ...window.localStorage, ...window.sessionStorage })
const leavesThePage = () => window.dispatchEvent(new Event('pagehide'))
const comesBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

describe('the email address in a draft', () => {
  beforeEach(() => {
    createTestStore()
    saveDraft('checkout-guest', typed)
  })

  test('a typed email address is in the draft of its form but not in storage while the page is open', () => {
    expect(stored()).toContain('Gent')
    expect(stored()).not.toContain(email)
    expect(readDraft('checkout-guest')).toEqual(typed)
    expect(readDraft('checkout-order-mode')).toEqual({})
  })

  test('a typed email address is passed to the next page of the visit, which removes it from storage at once', () => {
    leavesThePage()
    expect(stored()).toContain(email)
    createTestStore()
    expect(stored()).not.toContain(email)
    expect(readDraft('checkout-guest')).toEqual(typed)
  })

  test('a page restored from the back/forward cache still has the email address, which is removed from storage', () => {
    leavesThePage()
    comesBack()
    expect(stored()).not.toContain(email)
    expect(readDraft('checkout-guest')).toEqual(typed)
  })

  test('a page restored from the back/forward cache has no email address after a logout', () => {
    leavesThePage()
    clearAllDrafts()
    comesBack()
    expect(readDraft('checkout-guest')).toEqual({})
  })

  test('a typed email address stays on the page when the browser cannot store it', () => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    leavesThePage()
    Storage.prototype.setItem = setItem
    comesBack()
    expect(readDraft('checkout-guest')).toMatchObject({ email })
  })

  test('a typed email address is cleared with the draft of its form', () => {
    clearDraft('checkout-guest')
    leavesThePage()
    expect(stored()).not.toContain(email)
    createTestStore()
    expect(readDraft('checkout-guest')).toEqual({})
  })

  test.each(['', 'null', '[1]', '{"checkout-guest":"x"}', '{"checkout-guest":{"email":7}}', '{'])(
    'a draft ignores stored email addresses of an invalid shape: %s',
    (hostile) => {
      clearAllDrafts()
      window.sessionStorage.setItem('upnorth.draft.-emails', hostile)
      createTestStore()
      expect(readDraft('checkout-guest')).toEqual({})
    },
  )
})

const bo = { ...accountDetails, email: 'bo@example.be' }
/** Opens the store of a customer, in a shop that has the customer Bo too. */
async function openCustomerBesideBo() {
  const store = await openTestStore()
  await store.dispatch(createAccount(accountDetails))
  await register(new Shopper(server.sandbox), bo)
  return store
}

test('the draft of a customer whose session expired is cleared when another customer logs in', async () => {
  const store = await openCustomerBesideBo()
  const ended = () => store.dispatch(sessionFailed({ name: 'ApiError', message: 'No', status: 401 }))
  saveDraft('checkout-guest', typed)
  ended()
  await store.dispatch(logIn(accountDetails.email, accountDetails.password))
  expect(readDraft('checkout-guest')).toEqual(typed)
  ended()
  await store.dispatch(logIn(bo.email, bo.password))
  expect(readDraft('checkout-guest')).toEqual({})
  expect(stored()).not.toContain('Gent')
})

test('a draft typed by a visitor after a logout is kept when a customer logs in', async () => {
  const store = await openCustomerBesideBo()
  await store.dispatch(logOut())
  saveDraft('checkout-guest', typed)
  await store.dispatch(logIn(bo.email, bo.password))
  expect(readDraft('checkout-guest')).toEqual(typed)
})
