import * as v from 'valibot'
import type { Areas } from '../../../i18n/words'

/** The field of the e-mail address is named apart from that of the log-in on the same page. */
export interface LookupFields {
  number: string
  'lookup-email': string
}

/** What is typed is compared with the shop's orders, not judged: a number has no form that this page knows. */
export const lookupSchema = (errors: Areas['order']['lookup']['errors']) =>
  v.object({
    number: v.pipe(v.string(), v.trim(), v.minLength(1, errors.number), v.maxLength(40, errors.unknown)),
    'lookup-email': v.pipe(v.string(), v.trim(), v.email(errors.email)),
  })
