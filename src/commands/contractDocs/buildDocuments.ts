import { stringify } from 'yaml'
import { subjects } from '../../contract/calls/subjects'
import { assignPages, sharedPage } from './assignPages'
import { buildOpenApi } from './buildOpenApi'
import { convertSchemas } from './convertSchemas'
import type { Examples } from './examples/example'
import { writeShapes, writeSubject, type Reference, type Subject } from './writePage'

export const documentsFolder = 'docs/shop-api'

const begin = `<!-- prettier-ignore-start -->

<!-- "npm run contract:docs" writes what follows from src/contract. Write above it what the calls have in common. -->
`
const end = '<!-- prettier-ignore-end -->\n'

/**
 * Builds the documents of the contract, by the name of the file in docs/shop-api.
 * @param readPage returns the text of a page as it is, whose beginning is written by hand
 */
export function buildDocuments(examples: Examples, readPage: (name: string) => string): Record<string, string> {
  const schemas = convertSchemas()
  const reference: Reference = { schemas, examples, pages: assignPages(schemas) }
  const pages: [string, string][] = Object.keys(subjects).map((name) => [
    name,
    writeSubject(name as Subject, reference),
  ])
  pages.push([sharedPage, writeShapes(sharedPage, reference).join('\n\n')])
  const openApi = buildOpenApi(schemas, examples)
  return {
    'openapi.yaml': stringify(openApi, { lineWidth: 0, aliasDuplicateObjects: false }),
    ...Object.fromEntries(pages.map(([name, text]) => [`${name}.md`, replaceGenerated(readPage(`${name}.md`), text)])),
  }
}

/** Replaces the generated part of a page. */
function replaceGenerated(page: string, generated: string): string {
  const [written = ''] = page.split(begin)
  return `${written}${begin}\n${generated}\n\n${end}`
}
