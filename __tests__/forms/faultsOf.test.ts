import { emptyGuest } from '../../src/features/checkout/info/guestFields'
import { faultsOf } from '../../src/forms/faultsOf'
import { fieldOrder } from '../../src/features/checkout/info/fieldOrder'

const dutch = { ...emptyGuest, otherInvoice: true, delivery: { ...emptyGuest.delivery, country: 'NL' } }

test('faults come in the order of the form, with the ids of their controls', () => {
  const fault = (message: string) => ({ type: 'custom', message })
  const errors = {
    delivery: { city: fault('city'), address1: fault('street'), postcode: fault('postcode') },
    email: fault('email'),
    password: fault('password'),
    invoice: { company: fault('company') },
    root: fault('not a field'),
  }
  expect(faultsOf(errors, fieldOrder(dutch, 'guest'))).toEqual([
    { id: 'email', message: 'email' },
    { id: 'delivery-postcode', message: 'postcode' },
    { id: 'delivery-address1', message: 'street' },
    { id: 'delivery-city', message: 'city' },
    { id: 'invoice-company', message: 'company' },
    { id: 'password', message: 'password' },
  ])
})

test('an account asks for the password early, and for no invoice address', () => {
  const order = fieldOrder(dutch, 'account')
  expect(order.slice(0, 3)).toEqual(['email', 'password', 'id_gender'])
  expect(order.some((path) => path.startsWith('invoice'))).toBe(false)
})
