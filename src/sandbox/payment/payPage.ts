import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { PaymentState } from '../../contract/checkout'
import type { Lang } from '../http/language'
import { toEuro } from '../money/cents'
import { payPageStyle } from './payPageStyle'

const words = {
  nl: {
    title: 'Betalen',
    intro: 'Dit is een oefenbetaling. Er wordt niets afgeschreven.',
    amount: 'Te betalen',
    method: 'Met',
    pay: 'Betaal',
    refuse: 'Laat de betaling mislukken',
    cancel: 'Annuleer',
    back: 'Terug naar Up North',
    done: 'Deze betaling is afgehandeld.',
    unknown: 'Deze betaling bestaat niet.',
  },
  en: {
    title: 'Pay',
    intro: 'This is a practice payment. Nothing is charged.',
    amount: 'To pay',
    method: 'With',
    pay: 'Pay',
    refuse: 'Let the payment fail',
    cancel: 'Cancel',
    back: 'Back to Up North',
    done: 'This payment has been handled.',
    unknown: 'There is no such payment.',
  },
}

export interface PayPage {
  lang: Lang
  state: PaymentState
  amount_cents: number
  /** Name of the way to pay. */
  method: string
  token: string
  /** Where the shopper goes afterwards. */
  back: string
}

type Page = HtmlEscapedString | Promise<HtmlEscapedString>

const frame = (lang: Lang, content: Page): Page =>
  html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${words[lang].title}</title>
        <link rel="icon" href="/mark.svg" />
        <style>
          ${payPageStyle}
        </style>
      </head>
      <body>
        <main>
          <h1>${words[lang].title}</h1>
          ${content}
        </main>
      </body>
    </html>`

/** The page that stands in for the payment provider. */
export function payPage({ lang, state, amount_cents, method, token, back }: PayPage): Page {
  const say = words[lang]
  if (state !== 'pending')
    return frame(
      lang,
      html`<p>${say.done}</p>
        <p><a href="${back}">${say.back}</a></p>`,
    )
  const style = { style: 'currency', currency: 'EUR' } as const
  const amount = new Intl.NumberFormat(lang === 'nl' ? 'nl-BE' : 'en-IE', style).format(toEuro(amount_cents))
  const button = (outcome: string, label: string) => html`<button name="outcome" value="${outcome}">${label}</button>`
  return frame(
    lang,
    html`<p>${say.intro}</p>
      <dl>
        <dt>${say.amount}</dt>
        <dd>${amount}</dd>
        <dt>${say.method}</dt>
        <dd>${method}</dd>
      </dl>
      <form method="post" action="/pay/${token}">
        ${button('pay', say.pay)}${button('refuse', say.refuse)}${button('cancel', say.cancel)}
      </form>`,
  )
}

export const unknownPayPage = (): Page =>
  frame(
    'nl',
    html`<p>${words.nl.unknown}</p>
      <p lang="en">${words.en.unknown}</p>`,
  )
