import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openSandbox } from '../../sandbox/openSandbox'
import { printLine } from '../printLine'
import { buildDocuments, documentsFolder } from './buildDocuments'
import { exampleMoment, recordExamples } from './examples/recordExamples'

/** `npm run contract:docs`: writes the reference pages and the OpenAPI document of the contract in docs/shop-api. */
export async function writeContractDocs(): Promise<void> {
  const sandbox = openSandbox({ database: ':memory:', now: () => exampleMoment })
  const examples = await recordExamples(sandbox).finally(() => sandbox.close())
  const documents = Object.entries(buildDocuments(examples, readPage))
  for (const [name, text] of documents) writeFileSync(path.join(documentsFolder, name), text)
  printLine(`${documents.length} documents written in ${documentsFolder}`)
}

/** Returns the current text of a page of the contract, or '' for a new page. */
export function readPage(name: string): string {
  const file = path.join(documentsFolder, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
