import * as v from 'valibot'
import type { Areas } from '../../i18n/words'

export interface LoginFields {
  email: string
  password: string
}

/** What is typed at log-in is compared, not judged (contract/requests). */
export const loginSchema = (errors: Areas['identity']['login']['errors']) =>
  v.object({
    email: v.pipe(v.string(), v.trim(), v.email(errors.email)),
    password: v.pipe(v.string(), v.minLength(1, errors.password)),
  })
