import { html } from 'hono/html'
import type { PaymentState } from '../../contract/checkout'
import type { Lang } from '../http/language'
import { amountIn } from '../money/amountIn'
import { toEuro } from '../money/cents'
import { payPageFrame, type Html } from './payPageFrame'
import { payPageWords } from './payPageWords'

export interface PayPage {
  lang: Lang
  state: PaymentState
  amount_cents: number
  /** Name of the way to pay. */
  method: string
  token: string
  /** Where the shopper goes afterwards. */
  back: string
  /** After how many ms a late answer comes. */
  lateAnswerAfter: number
}

/** The page that stands in for the payment provider. */
export function payPage({ lang, state, amount_cents, method, token, back, lateAnswerAfter }: PayPage): Html {
  const words = payPageWords[lang]
  if (state !== 'pending')
    return payPageFrame(
      lang,
      html`<p>${words.done}</p>
        <p><a href="${back}">${words.back}</a></p>`,
    )
  const amount = amountIn(lang, toEuro(amount_cents))
  const button = (outcome: string, label: string, note = '') =>
    html`<button name="outcome" value="${outcome}" ${note && html`aria-describedby="${outcome}"`}>${label}</button>
      ${note && html`<p class="note" id="${outcome}">${note}</p>`}`
  return payPageFrame(
    lang,
    html`<p>${words.intro}</p>
      <dl>
        <dt>${words.to}</dt>
        <dd>Up North</dd>
        <dt>${words.method}</dt>
        <dd>${method}</dd>
        <dt>${words.amount}</dt>
        <dd>${amount}</dd>
      </dl>
      <form method="post" action="/pay/${token}">
        ${button('pay', words.pay)}
        <h2>${words.otherwise}</h2>
        ${button('refuse', words.refuse)} ${button('cancel', words.cancel)}
        ${button('late', words.late, words.lateNote(Math.round(lateAnswerAfter / 1000)))}
        ${button('leave', words.leave, words.leaveNote)}
      </form>`,
  )
}
