import type { Lang } from '../http/language'

/** Letters about a change of an account. */
export type AccountNotice = 'password-changed' | 'email-changed' | 'account-deleted'

/** An e-mail as it would go out. */
export interface Mail {
  kind:
    | 'order-confirmation'
    | 'order-withdrawal'
    | 'account-welcome'
    | 'newsletter-confirm'
    | 'newsletter-already'
    | 'newsletter-welcome'
    | 'password-reset'
    | AccountNotice
  lang: Lang
  to: string
  subject: string
  text: string
  html: string
  sent: Date
}
