import { clearDraft, saveDraft, readDraft } from '../../../src/store/browser/formDrafts'
import { markSessionOwner, watchStoredTokens, readTokens, writeToken } from '../../../src/store/browser/tokens'

const forbidden = () => {
  throw new DOMException('The operation is insecure', 'SecurityError')
}
afterEach(() => {
  jest.restoreAllMocks()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

describe('SPEC §9: session token and cart token in local storage', () => {
  test('a token can be written, read and removed', () => {
    writeToken('cart', 'cart-1')
    writeToken('session', 'session-1')
    expect(readTokens()).toEqual({ cart: 'cart-1', session: 'session-1' })
    writeToken('cart', null)
    expect(readTokens()).toEqual({ cart: null, session: 'session-1' })
    expect(window.localStorage).toHaveLength(1)
  })

  test.each([
    ['empty', ''],
    ['too long', 'a'.repeat(1025)],
    ['not ASCII', 'winkelmandje-é'],
    ['with a line break', 'a\r\nCustomerToken: b'],
    ['with a space', 'a b'],
  ])('a value that is %s is treated as no token', (_what, value) => {
    writeToken('cart', 'cart-1')
    window.localStorage.setItem(window.localStorage.key(0) ?? '', value)
    expect(readTokens().cart).toBeNull()
    writeToken('cart', value)
    expect(window.localStorage).toHaveLength(0)
  })

  test('storage is treated as empty when accessing it throws, as in private mode', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(forbidden)
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(forbidden)
    expect(() => writeToken('cart', 'cart-1')).not.toThrow()
    expect(readTokens()).toEqual({ cart: null, session: null })
  })

  test('storage is treated as empty when reading and writing throw, as when it is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden)
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden)
    jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(forbidden)
    expect(() => writeToken('cart', 'cart-1')).not.toThrow()
    expect(() => writeToken('cart', null)).not.toThrow()
    expect(readTokens()).toEqual({ cart: null, session: null })
  })

  test('a cart token that cannot be stored removes the token of the previous cart', () => {
    writeToken('cart', 'cart-1')
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden)
    writeToken('cart', 'cart-2')
    expect(readTokens().cart).toBeNull()
  })

  test('tokens that local storage refuses are kept for the visit, and local storage gets them once it has room', () => {
    const { setItem } = Storage.prototype
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function refuse(this: Storage, key, value) {
      if (this === window.localStorage) forbidden()
      setItem.call(this, key, value)
    })
    writeToken('cart', 'cart-1')
    writeToken('session', 'session-1')
    markSessionOwner({ isGuest: false, isNew: false })
    expect(readTokens()).toEqual({ cart: 'cart-1', session: 'session-1' })
    jest.restoreAllMocks()
    writeToken('cart', 'cart-2')
    writeToken('session', 'session-2')
    expect(readTokens()).toEqual({ cart: 'cart-2', session: 'session-2' })
    expect(window.sessionStorage).toHaveLength(0)
    writeToken('cart', null)
    writeToken('session', null)
    expect(readTokens()).toEqual({ cart: null, session: null })
  })

  test('the listener is called only for a token that another tab has changed', () => {
    const heard = jest.fn()
    writeToken('session', 'session-1')
    const leave = watchStoredTokens(heard)
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', storageArea: window.localStorage }))
    const [key] = Object.keys({ ...window.localStorage })
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: window.sessionStorage }))
    expect(heard).not.toHaveBeenCalled()
    window.dispatchEvent(new StorageEvent('storage', { key, storageArea: window.localStorage }))
    expect(heard).toHaveBeenCalledTimes(1)
    leave()
    window.dispatchEvent(new StorageEvent('storage', { key: null, storageArea: window.localStorage }))
    expect(heard).toHaveBeenCalledTimes(1)
  })
})

describe('drafts of forms in session storage', () => {
  test('a draft is stored and cleared separately for each form', () => {
    saveDraft('guest', { firstname: 'An', city: 'Gent' })
    expect(readDraft('guest')).toEqual({ firstname: 'An', city: 'Gent' })
    expect(readDraft('contact')).toEqual({})
    clearDraft('guest')
    expect(readDraft('guest')).toEqual({})
  })

  test('passwords are never stored', () => {
    saveDraft('guest', { email: 'an@example.be', password: 'geheim', 'account.newPassword': 'geheim' })
    expect(readDraft('guest')).toEqual({ email: 'an@example.be' })
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('geheim')
  })

  test('a text far longer than any field allows is not stored, and neither is it read', () => {
    const [longest, tooLong] = ['a'.repeat(10_000), 'a'.repeat(10_001)]
    saveDraft('guest', { firstname: longest, city: tooLong })
    expect(readDraft('guest')).toEqual({ firstname: longest })
    window.sessionStorage.setItem(window.sessionStorage.key(0) ?? '', JSON.stringify({ city: tooLong }))
    expect(readDraft('guest')).toEqual({})
  })

  test.each(['', '{', 'null', '3', '[1,2]', '"text"', '{"firstname":{"a":1}}'])(
    'an invalid stored value is treated as no draft: %s',
    (value) => {
      saveDraft('guest', { firstname: 'An' })
      window.sessionStorage.setItem(window.sessionStorage.key(0) ?? '', value)
      expect(readDraft('guest')).toEqual({})
    },
  )

  test('a draft is empty when accessing storage throws', () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(forbidden)
    expect(() => saveDraft('guest', { firstname: 'An' })).not.toThrow()
    expect(readDraft('guest')).toEqual({})
  })
})
