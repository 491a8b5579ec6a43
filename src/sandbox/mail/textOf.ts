import type { Block, Row } from './Block'

const rowText = ({ label, value, notes = [] }: Row) =>
  [`${label}: ${value}`, ...notes.map((note) => `  ${note}`)].join('\n')

function blockText(block: Block): string {
  if ('heading' in block) return `${block.heading}\n${'-'.repeat([...block.heading].length)}`
  if ('lines' in block) return block.lines.join('\n')
  if ('rows' in block) return block.rows.map(rowText).join('\n')
  return 'link' in block ? `${block.link}:\n${block.to}` : block.text
}

/** A mail as plain text. */
export const textOf = (blocks: readonly Block[]): string => `${blocks.map(blockText).join('\n\n')}\n`
