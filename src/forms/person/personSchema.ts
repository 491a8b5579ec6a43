import * as v from 'valibot'
import { buildEmailSchema } from '../../contract/buildEmailSchema'
import { maxEmailLength, maxNameLength } from '../../contract/limits'
import type { Areas } from '../../i18n/messages'

type Errors = Areas['identity']['errors']

export interface PersonFields {
  email: string
  /** The id of the gender as a string (contract/session); empty if the user has chosen none. */
  id_gender: string
  firstname: string
  lastname: string
}

export function buildPersonEntries(errors: Errors) {
  const buildNameSchema = (missingMessage: string) =>
    v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, missingMessage),
      v.maxLength(maxNameLength, errors.tooLong(maxNameLength)),
    )
  return {
    email: v.pipe(buildEmailSchema(errors.email), v.maxLength(maxEmailLength, errors.tooLong(maxEmailLength))),
    id_gender: v.picklist(['', '1', '2', '3']),
    firstname: buildNameSchema(errors.firstname),
    lastname: buildNameSchema(errors.lastname),
  }
}

export const buildPersonPayload = ({ email, id_gender, firstname, lastname }: PersonFields) => ({
  email: email.trim(),
  id_gender: id_gender === '' ? null : Number(id_gender),
  firstname: firstname.trim(),
  lastname: lastname.trim(),
})
