import type { Lang } from '../http/language'

/** An e-mail as it would go out. */
export interface Mail {
  kind: 'order-confirmation' | 'account-welcome'
  lang: Lang
  to: string
  subject: string
  text: string
  html: string
  sent: Date
}
