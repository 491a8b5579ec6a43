import { html } from 'hono/html'
import type { Lang } from '../http/language'
import type { Block, Row } from './Block'

/** Styles stand in the elements: mail programs drop the rest. */
const quiet = 'color: #57514a; font-size: 14px'

const rowHtml = ({ label, value, notes = [], strong }: Row) => {
  const cell = `padding: 6px 0; vertical-align: top; border-top: 1px solid #e4dfd6${strong ? '; font-weight: 600' : ''}`
  return html`<tr>
    <td style="${cell}">${label}${notes.map((note) => html`<br /><span style="${quiet}">${note}</span>`)}</td>
    <td style="${cell}; padding-left: 16px; text-align: right; white-space: nowrap">${value}</td>
  </tr>`
}

function blockHtml(block: Block) {
  if ('heading' in block) return html`<h2 style="margin: 28px 0 8px; font-size: 17px">${block.heading}</h2>`
  if ('lines' in block) return html`<p>${block.lines.map((line, at) => html`${at > 0 && html`<br />`}${line}`)}</p>`
  if ('rows' in block) {
    const style = 'width: 100%; border-collapse: collapse'
    return html`<table role="presentation" style="${style}">
      ${block.rows.map(rowHtml)}
    </table>`
  }
  return 'link' in block ? html`<p><a href="${block.to}">${block.link}</a></p>` : html`<p>${block.text}</p>`
}

/** A mail as an HTML page; everything that comes from elsewhere is text in it. */
export async function htmlOf(subject: string, blocks: readonly Block[], lang: Lang): Promise<string> {
  const body = 'margin: 0 auto; max-width: 560px; padding: 24px; color: #24211e; font: 16px/1.5 system-ui, sans-serif'
  const page = await html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${subject}</title>
      </head>
      <body style="${body}">
        <h1 style="font-size: 24px; font-weight: 500">${subject}</h1>
        ${blocks.map(blockHtml)}
      </body>
    </html> `
  return String(page)
}
