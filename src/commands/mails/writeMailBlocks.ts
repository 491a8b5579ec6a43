import { writeFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { printLine } from '../printLine'
import { mailBlocks } from './mailBlocks'

export const blocksFile = 'src/sandbox/mail/blocks.json'

/** Renders the blocks of the emails, so that the sandbox needs neither React nor a library to compose an email. */
export const renderMailBlocks = (): string =>
  `${JSON.stringify(
    Object.fromEntries(Object.entries(mailBlocks).map(([name, block]) => [name, renderToStaticMarkup(block)])),
    null,
    2,
  )}\n`

/** `npm run mails`: writes the blocks from which the sandbox composes the HTML of its emails. */
export function writeMailBlocks(): void {
  writeFileSync(blocksFile, renderMailBlocks())
  printLine(`Written: ${blocksFile}`)
}
