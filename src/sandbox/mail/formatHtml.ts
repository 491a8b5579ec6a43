import blocks from './blocks.json'
import { preventLinks } from './preventLinks'

export type Paragraph = string | MailLink | { heading: string } | { rows: readonly TableRow[] }

export interface MailLink {
  label: string
  address: string
}

/** The notes follow the row. In plain text, all their lines are indented, so that none looks like a row. */
export interface TableRow {
  label: string
  value: string
  notes?: string[]
  /** The URL of a picture, which only the HTML shows. */
  picture?: string
}

interface MailPage {
  lang: string
  shop: string
  /** The small line above the title, or ''. */
  about: string
  title: string
  practice: string
}

/**
 * Composes the HTML of an email from blocks that a command has rendered (src/commands/mails), so that the sandbox needs
 * no library for it. Texts are escaped, and only a MailLink is a link.
 */
export const formatHtml = (page: MailPage, paragraphs: readonly Paragraph[]): string =>
  fillBlock(blocks.page, { ...escapeAll({ ...page }), blocks: paragraphs.map(formatParagraph).join('') })

function formatParagraph(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return fillBlock(blocks.text, escapeAll({ text: paragraph }))
  if ('address' in paragraph) {
    const { label, address } = paragraph
    return fillBlock(blocks.link, { ...escapeAll({ label }), address: escapeHtml(address) })
  }
  if ('heading' in paragraph) return fillBlock(blocks.heading, escapeAll(paragraph))
  return paragraph.rows.map(formatRow).join('')
}

const formatRow = ({ label, value, notes = [], picture }: TableRow): string =>
  fillBlock(picture === undefined ? blocks.row : blocks.pictureRow, {
    ...escapeAll({ label, value }),
    notes: notes.map((note) => fillBlock(blocks.note, escapeAll({ note }))).join(''),
    picture: escapeHtml(picture ?? ''),
  })

/** Fills the placeholders of a block in one pass, so that text that looks like a placeholder is not replaced. */
const fillBlock = (block: string, values: Record<string, string>): string =>
  block.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)

const escapeAll = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, escapeHtml(preventLinks(text))]))

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\n': '<br>' }
const escapeHtml = (text: string): string => text.replace(/[&<>"\n]/g, (character) => entities[character] ?? character)
