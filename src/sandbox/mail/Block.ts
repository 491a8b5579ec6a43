/** One row of a table: what, and how much; `notes` stand below. Strong for the one that counts. */
export interface Row {
  label: string
  value: string
  notes?: string[]
  strong?: boolean
}

/** What mails are made of. Both forms of a mail, text and HTML, are made from the same blocks, so that they say the same. */
export type Block =
  { text: string } | { heading: string } | { lines: string[] } | { rows: Row[] } | { link: string; to: string }
