import { forgetGuestDraft, keepGuestDraft, readGuestDraft } from '../../../src/features/checkout/info/guestDraft'
import { emptyGuest } from '../../../src/features/checkout/info/guestFields'

const key = 'upnorth.checkout.guest'

describe('the draft of the info step', () => {
  beforeEach(() => window.sessionStorage.clear())
  afterEach(() => jest.restoreAllMocks())

  it('gives back what was kept, and nothing after it was forgotten', () => {
    const typed = { ...emptyGuest, email: 'ine@', newsletter: true, delivery: { ...emptyGuest.delivery, city: 'Gent' } }
    keepGuestDraft(typed)
    expect(readGuestDraft()).toEqual(typed)
    forgetGuestDraft()
    expect(readGuestDraft()).toEqual(emptyGuest)
  })

  test.each(['{', 'null', '[]', '"text"', '{"email":5,"newsletter":"yes","delivery":[1],"invoice":{"city":{}},"password":"x"}'])(
    'takes nothing from hostile storage: %s',
    (stored) => {
      window.sessionStorage.setItem(key, stored)
      expect(readGuestDraft()).toEqual(emptyGuest)
    },
  )

  it('does without storage when the browser forbids it', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    expect(() => keepGuestDraft(emptyGuest)).not.toThrow()
    expect(readGuestDraft()).toEqual(emptyGuest)
  })
})
