import { addressList } from '../../../src/contract/account'
import type { Address } from '../../../src/contract/session'
import { guestDetails, type Shopper } from './Shopper'

export const own = '/v1/my/addresses'
export const home = { ...guestDetails.delivery }
export const work = { ...home, address1: 'Werf 3', postcode: '8000', city: 'Brugge', company: 'Peeters bv' }
export const utrecht = { ...home, address1: 'Vliet 2', postcode: '3511 AB', city: 'Utrecht', id_country: 13 }

export const cities = (addresses: Address[]) => addresses.map(({ city }) => city)
export const defaults = (addresses: Address[]) => ({
  delivery: addresses.filter((one) => one.default_delivery).map(({ city }) => city),
  invoice: addresses.filter((one) => one.default_invoice).map(({ city }) => city),
})
export const only = <One>([first]: One[]): One => first!

/** The user may differ between tests. */
export function addressCalls(shopper: () => Shopper) {
  const list = async (who = shopper()) => (await who.call(addressList, 'GET', own))._embedded.addresses
  const create = async (address: object, who = shopper()) =>
    (await who.call(addressList, 'POST', own, { address }))._embedded.addresses
  const follow = async (method: 'PUT' | 'DELETE', { _links }: Address, address?: object, who = shopper()) => {
    const { href } = _links![method === 'PUT' ? 'update' : 'delete']!
    return (await who.call(addressList, method, href, address && { address }))._embedded.addresses
  }
  return { list, create, follow }
}
