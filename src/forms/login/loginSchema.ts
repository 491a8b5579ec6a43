import * as v from 'valibot'
import type { Areas } from '../../i18n/words'

/** Under a name of its own: where the form stands in for another one, no two controls have the same id. */
export interface LoginFields {
  login: { email: string; password: string }
}

/** The paths of the fields, in the order of the form. */
export const loginOrder = ['login.email', 'login.password']

/** What is typed at log-in is compared, not judged (contract/requests). */
export const loginSchema = (errors: Areas['identity']['login']['errors']) =>
  v.object({
    login: v.object({
      email: v.pipe(v.string(), v.trim(), v.email(errors.email)),
      password: v.pipe(v.string(), v.minLength(1, errors.password)),
    }),
  })
