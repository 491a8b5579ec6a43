/** A text, a link, a heading or a table of an email. */
export type Paragraph = string | MailLink | { heading: string } | { rows: readonly TableRow[] }

/** A link to the storefront. */
export interface MailLink {
  label: string
  address: string
}

/** One row of a table. Its notes are below it; all lines of a note are indented, so that none looks like a row. */
export interface TableRow {
  label: string
  value: string
  notes?: string[]
  /** The address of a picture, which the HTML shows. */
  picture?: string
}
