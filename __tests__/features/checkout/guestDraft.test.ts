/** @jest-environment jest-fixed-jsdom */
import {
  readDraftCountryId,
  clearGuestDraft,
  saveGuestDraft,
  readGuestDraft,
} from '../../../src/features/checkout/identity/guestDraft'
import { emptyGuest } from '../../../src/features/checkout/identity/guestFields'
import { clearAllDrafts } from '../../../src/store/browser/formDrafts'

const key = 'upnorth.draft.checkout-guest'

beforeEach(() => clearAllDrafts())
afterEach(() => jest.restoreAllMocks())

it('a saved draft is read until it is cleared', () => {
  const typedFields = {
    ...emptyGuest,
    email: 'ine@',
    newsletter: true,
    otherInvoice: true,
    password: '',
    delivery: { ...emptyGuest.delivery, country: 'NL', number: '88', city: 'Gent' },
    invoice: { ...emptyGuest.invoice, company: 'Vermeulen bv' },
  }
  saveGuestDraft(typedFields, 3)
  expect(readGuestDraft()).toEqual(typedFields)
  expect(readDraftCountryId()).toBe(3)
  clearGuestDraft()
  expect(readGuestDraft()).toBeNull()
  expect(readDraftCountryId()).toBeNull()
})

it('a password is never saved', () => {
  saveGuestDraft({ ...emptyGuest, email: 'ine@', password: 'geheim geheim' }, 3)
  expect(window.sessionStorage.getItem(key)).not.toContain('geheim')
  expect(readGuestDraft()?.password).toBe('')
})

test.each(['{', 'null', '"text"', '{"email":5,"delivery":[1],"password":"x"}'])(
  'the invalid stored text %s is ignored',
  (stored) => {
    window.sessionStorage.setItem(key, stored)
    expect(readGuestDraft()).toBeNull()
  },
)

it('only the known fields with valid values are read', () => {
  window.sessionStorage.setItem(
    key,
    '{"email":"ine@example.com","newsletter":"maybe","id_gender":"9","invoice.city":{"a":1},"role":"admin"}',
  )
  expect(readGuestDraft()).toEqual({ ...emptyGuest, email: 'ine@example.com' })
})

it('nothing is saved or read, and nothing throws, when the browser forbids storage', () => {
  const forbidden = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden)
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden)
  expect(() => saveGuestDraft(emptyGuest, 3)).not.toThrow()
  expect(readGuestDraft()).toBeNull()
})
