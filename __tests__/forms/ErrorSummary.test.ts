import { buildFieldOrder, emptyGuest } from '../../src/features/checkout/identity/guestFields'
import { listFieldErrors } from '../../src/forms/ErrorSummary'

const dutch = { ...emptyGuest, otherInvoice: true, delivery: { ...emptyGuest.delivery, country: 'NL' } }

test('errors are listed in the order of the form, with the ids of their controls', () => {
  const error = (message: string) => ({ type: 'custom', message })
  const errors = {
    delivery: { city: error('city'), address1: error('street'), postcode: error('postcode') },
    email: error('email'),
    password: error('password'),
    invoice: { company: error('company') },
    root: error('not a field'),
  }
  expect(listFieldErrors(errors, buildFieldOrder(dutch, 'guest'))).toEqual([
    { id: 'email', message: 'email' },
    { id: 'delivery-postcode', message: 'postcode' },
    { id: 'delivery-address1', message: 'street' },
    { id: 'delivery-city', message: 'city' },
    { id: 'invoice-company', message: 'company' },
    { id: 'password', message: 'password' },
  ])
})

test('the account form has the password second and no invoice address', () => {
  const fieldOrder = buildFieldOrder(dutch, 'account')
  expect(fieldOrder.slice(0, 3)).toEqual(['email', 'password', 'id_gender'])
  expect(fieldOrder.some((path) => path.startsWith('invoice'))).toBe(false)
})
