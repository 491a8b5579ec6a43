import * as v from 'valibot'
import type { Country } from '../../../contract/catalogue'
import type { Areas } from '../../../i18n/words'

type Errors = Areas['checkout']['info']['errors']

/** The lengths that the shop API takes (contract/requests). */
const longest = { name: 60, address: 120, city: 60, company: 120 }

/** The rules of the info form, with their messages in the page's language. Postcodes follow the country's pattern. */
export function guestSchema(errors: Errors, countries: readonly Country[]) {
  const required = (message: string, max: number) =>
    v.pipe(v.string(), v.trim(), v.minLength(1, message), v.maxLength(max, errors.tooLong(max)))
  const optional = (max: number) => v.pipe(v.string(), v.trim(), v.maxLength(max, errors.tooLong(max)))
  const address = v.pipe(
    v.object({
      id_country: v.pipe(
        v.string(),
        v.check((value) => countries.some((country) => String(country.id_country) === value), errors.country),
      ),
      address1: required(errors.address1, longest.address),
      address2: optional(longest.address),
      postcode: v.string(),
      city: required(errors.city, longest.city),
      company: optional(longest.company),
      vat_number: optional(longest.name),
    }),
    v.forward(
      v.partialCheck(
        [['id_country'], ['postcode']],
        (input) => postcodeFault(input, countries, errors) === null,
        (issue) => postcodeFault(issue.input as PostcodeInput, countries, errors) ?? '',
      ),
      ['postcode'],
    ),
  )
  const account = {
    email: v.pipe(v.string(), v.trim(), v.email(errors.email)),
    id_gender: v.picklist(['', '1', '2', '3']),
    firstname: required(errors.firstname, longest.name),
    lastname: required(errors.lastname, longest.name),
    newsletter: v.boolean(),
    delivery: address,
  }
  return v.variant('otherInvoice', [
    v.object({ ...account, otherInvoice: v.literal(false) }),
    v.object({ ...account, otherInvoice: v.literal(true), invoice: address }),
  ])
}

interface PostcodeInput {
  id_country: string
  postcode: string
}

/** What is wrong with a postcode, in words; null when it fits, or when no country was chosen yet. */
export function postcodeFault(input: PostcodeInput, countries: readonly Country[], errors: Errors): string | null {
  const postcode = input.postcode.trim()
  if (postcode === '') return errors.postcodeMissing
  const country = countries.find((one) => String(one.id_country) === input.id_country)
  if (!country || fits(postcode, country.postcode)) return null
  const words: Record<string, string> = errors.postcode
  return words[country.iso] ?? errors.postcode.other
}

/** The pattern comes from the API: one that is no regular expression must not lock the shopper out. */
function fits(postcode: string, pattern: string): boolean {
  try {
    return new RegExp(pattern).test(postcode)
  } catch {
    return true
  }
}
