import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'
import type { Lang } from '../http/language'
import { payPageStyle } from './payPageStyle'
import { payPageWords } from './payPageWords'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/** What stands around every page of the provider. */
export const payPageFrame = (lang: Lang, content: Html): Html =>
  html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${payPageWords[lang].title}</title>
        <link rel="icon" href="/mark.svg" />
        <style>
          ${payPageStyle}
        </style>
      </head>
      <body>
        <main>
          <h1>${payPageWords[lang].title}</h1>
          ${content}
        </main>
      </body>
    </html>`

export const unknownPayPage = (): Html =>
  payPageFrame(
    'nl',
    html`<p>${payPageWords.nl.unknown}</p>
      <p lang="en">${payPageWords.en.unknown}</p>`,
  )
