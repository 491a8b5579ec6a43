import shopDetails from '../../../../data/shop.json'
import { html, raw } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { PaymentState } from '../../../contract/checkout'
import type { Language } from '../../http/language'
import { formatEuro } from '../../rules/money'
import { toEuro } from '../../../contract/money'
import { payPageMessages } from './payPageMessages'

interface PayPage {
  language: Language
  state: PaymentState
  amount_cents: number
  method: string
  token: string
  returnUrl: string
}

/** The delay in ms after which the provider reports a late payment. */
export const latePaymentDelay = 6000

/** Renders the page that takes the place of the payment provider's page. */
export function renderPayPage({ language, state, amount_cents, method, token, returnUrl }: PayPage): Html {
  const messages = payPageMessages[language]
  if (state !== 'pending')
    return renderPayPageFrame(
      language,
      html`<p>${messages.done}</p>
        <p><a href="${returnUrl}">${messages.back}</a></p>`,
    )
  const amount = formatEuro(language, toEuro(amount_cents))
  const renderButton = (outcome: string, label: string, note = '') =>
    html`<button name="outcome" value="${outcome}" ${note && html`aria-describedby="${outcome}"`}>${label}</button>
      ${note && html`<p class="note" id="${outcome}">${note}</p>`}`
  return renderPayPageFrame(
    language,
    html`<p>${messages.intro}</p>
      <dl>
        <dt>${messages.to}</dt>
        <dd>${shopDetails.name}</dd>
        <dt>${messages.method}</dt>
        <dd>${method}</dd>
        <dt>${messages.amount}</dt>
        <dd>${amount}</dd>
      </dl>
      <form method="post" action="/pay/${token}">
        ${renderButton('pay', messages.pay)}
        <h2>${messages.otherwise}</h2>
        ${renderButton('refuse', messages.refuse)} ${renderButton('cancel', messages.cancel)}
        ${renderButton('late', messages.late, messages.lateNote(Math.round(latePaymentDelay / 1000)))}
        ${renderButton('leave', messages.leave, messages.leaveNote)}
      </form>`,
  )
}

type Html = HtmlEscapedString | Promise<HtmlEscapedString>

const renderPayPageFrame = (language: Language, content: Html): Html =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${payPageMessages[language].title}</title>
        <link rel="icon" href="/mark.svg" />
        <style>
          ${payPageStyle}
        </style>
      </head>
      <body>
        <main>
          <h1>${payPageMessages[language].title}</h1>
          ${content}
        </main>
      </body>
    </html>`

export const renderUnknownPayPage = (): Html =>
  renderPayPageFrame(
    'nl',
    html`<p>${payPageMessages.nl.unknown}</p>
      <p lang="en">${payPageMessages.en.unknown}</p>`,
  )

/** The style is deliberately plain, because the page is not part of the storefront. */
const payPageStyle = raw(`
body { margin: 0; background: #f2f0ec; color: #24211e; font: 17px/1.5 system-ui, sans-serif }
main { box-sizing: border-box; max-width: 28rem; min-height: 100vh; margin: 0 auto; padding: clamp(1.5rem, 6vw, 3rem) 1.5rem; background: #fff }
h1 { margin: 0 0 .5rem; font-size: 1.75rem; font-weight: 500 }
h2 { margin: 2rem 0 .75rem; padding-top: 1.5rem; border-top: 1px solid #d8d3ca; font-size: 1rem; font-weight: 600 }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1.5rem; margin: 1.5rem 0; padding: 1rem 0; border-block: 1px solid #d8d3ca }
dt { color: #57514a }
dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; overflow-wrap: anywhere }
dd:last-of-type { font-weight: 600 }
button { display: block; width: 100%; min-height: 48px; margin: 0 0 .75rem; padding: .5rem 1rem; border: 1.5px solid #24211e; border-radius: 2px; background: #fff; color: inherit; font: inherit; cursor: pointer }
button:first-of-type { background: #24211e; color: #fff }
button:hover { text-decoration: underline }
.note { margin: -.5rem 0 1rem; color: #57514a; font-size: .9375rem }
:focus-visible { outline: 3px solid #2c5240; outline-offset: 3px }
a { color: inherit }
`)
