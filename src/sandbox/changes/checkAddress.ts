import type * as v from 'valibot'
import type { addressPayload } from '../../contract/requests'
import { vatNumberOf } from '../../contract/vatNumber'
import { invalid } from '../http/ShopError'
import type { Shop } from '../shop'

export type GivenAddress = v.InferOutput<typeof addressPayload>

/**
 * A known country, a postcode that fits it, a VAT number that can be one; else 422 invalid with the field, `within` in front
 * of its name (`delivery.`). Answers the address as it is kept: nothing empty, the VAT number in its plain form.
 */
export function checkAddress({ database }: Shop, given: GivenAddress, within: string): GivenAddress {
  const country = database.one<{ iso: string; postcode: string }>(
    'SELECT iso, postcode FROM country WHERE id_country = ?',
    given.id_country,
  )
  if (!country) throw invalid(`${within}id_country`, 'we do not deliver to this country')
  if (!new RegExp(country.postcode).test(given.postcode)) {
    throw invalid(`${within}postcode`, 'is not a postcode of this country')
  }
  const typed = given.vat_number?.trim() ?? ''
  const vat_number = typed === '' ? null : vatNumberOf(typed, country.iso)
  if (typed !== '' && vat_number === null) throw invalid(`${within}vat_number`, 'is not a VAT number')
  return { ...given, company: given.company?.trim() || null, address2: given.address2?.trim() || null, vat_number }
}
