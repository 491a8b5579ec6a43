import * as v from 'valibot'
import type { Areas } from '../../i18n/words'

type Errors = Areas['identity']['errors']

/** A person's details while they are typed. */
export interface PersonFields {
  email: string
  /** The id of the gender as text (contract/session); empty when not given. */
  id_gender: string
  firstname: string
  lastname: string
}

/** The maximum lengths in characters, as the shop API has them (contract/requests). */
const maximum = { name: 60, email: 254 }

/** Returns the rules of each field, with messages in the page's language. */
export function personEntries(errors: Errors) {
  const name = (missing: string) =>
    v.pipe(v.string(), v.trim(), v.minLength(1, missing), v.maxLength(maximum.name, errors.tooLong(maximum.name)))
  return {
    email: v.pipe(
      v.string(),
      v.trim(),
      v.email(errors.email),
      v.maxLength(maximum.email, errors.tooLong(maximum.email)),
    ),
    id_gender: v.picklist(['', '1', '2', '3']),
    firstname: name(errors.firstname),
    lastname: name(errors.lastname),
  }
}

/** Returns the fields as the shop API takes them (SPEC §7). */
export const buildPersonPayload = ({ email, id_gender, firstname, lastname }: PersonFields) => ({
  email: email.trim(),
  id_gender: id_gender === '' ? null : Number(id_gender),
  firstname: firstname.trim(),
  lastname: lastname.trim(),
})
