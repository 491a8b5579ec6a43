import { faultsOf } from '../../../src/features/checkout/info/faultsOf'

test('faults come in the order of the form, with the ids of their controls', () => {
  const errors = {
    delivery: { city: { message: 'city' }, postcode: { message: 'postcode', types: { check: 'postcode' } } },
    email: { message: 'email' },
    invoice: { company: { message: 'company' } },
    root: { message: 'not a field' },
    firstname: undefined,
  }
  expect(faultsOf(errors)).toEqual([
    { id: 'email', message: 'email' },
    { id: 'delivery-postcode', message: 'postcode' },
    { id: 'delivery-city', message: 'city' },
    { id: 'invoice-company', message: 'company' },
  ])
})
