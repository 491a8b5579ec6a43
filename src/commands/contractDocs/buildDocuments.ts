import { stringify } from 'yaml'
import { callsBySubject } from '../../contract/calls/allCalls'
import { buildOpenApi } from './buildOpenApi'
import { convertSchemas, type ContractSchemas, listReferences } from './convertSchemas'
import type { Examples } from './examples/shortenExample'
import { writeShapes, writeSubject, type Reference, type Subject } from './writePage'
import type { Call } from '../../contract/calls/call'
import { contractModules } from './contractModules'

export const documentsFolder = 'docs/shop-api'

const beginMark = `<!-- prettier-ignore-start -->

<!-- "npm run contract:docs" writes what follows from src/contract. Write above it what the calls have in common. -->
`
const endMark = '<!-- prettier-ignore-end -->\n'

/**
 * Builds the documents of the contract, by the names of their files in docs/shop-api.
 * @param readPage returns the current text of a page, whose beginning is written by hand
 */
export function buildDocuments(examples: Examples, readPage: (name: string) => string): Record<string, string> {
  const schemas = convertSchemas()
  const reference: Reference = { schemas, examples, pages: assignPages(schemas) }
  const subjects = Object.keys(callsBySubject) as Subject[]
  const pages = [
    ...subjects.map((name) => [`${name}.md`, writeSubject(name, reference)] as const),
    [`${sharedPage}.md`, writeShapes(sharedPage, reference).join('\n\n')] as const,
  ]
  const openApi = buildOpenApi(schemas, examples)
  return {
    'openapi.yaml': stringify(openApi, { lineWidth: 0, aliasDuplicateObjects: false }),
    ...Object.fromEntries(pages.map(([name, text]) => [name, replaceGeneratedText(readPage(name), text)])),
  }
}

function replaceGeneratedText(page: string, generatedText: string): string {
  const [writtenText = ''] = page.split(beginMark)
  return `${writtenText}${beginMark}\n${generatedText}\n\n${endMark}`
}

/** The modules whose schemas belong to no subject, so that the page of shared shapes describes them. */
const { values, links, picture, error } = contractModules
const sharedNames = new Set([values, links, picture, error].flatMap((module) => Object.keys(module)))

const sharedPage = 'shared'

/**
 * Returns the page of each schema that needs a heading: the page of shared shapes, or else the page of the first
 * subject that uses the schema.
 */
function assignPages({ components, findName }: ContractSchemas): Map<string, string> {
  const pages = new Map<string, string>()
  const visitSchema = (page: string, value: object) => listReferences(value).forEach((name) => assignPage(page, name))
  const assignPage = (page: string, name: string) => {
    const schema = components[name]
    if (!schema || pages.has(name)) return
    pages.set(name, isShared(name, components) ? sharedPage : page)
    visitSchema(page, schema)
  }
  for (const [page, calls] of Object.entries(callsBySubject)) {
    for (const { payload, query, answer } of Object.values<Call>(calls)) {
      assignPage(page, findName(answer) ?? '')
      for (const requestSchema of [payload, query])
        if (requestSchema) visitSchema(page, components[findName(requestSchema) ?? ''] ?? {})
    }
  }
  assignPage(sharedPage, 'errorBody')
  return pages
}

/**
 * Returns whether a schema is on the page of shared shapes. Plain values, such as an email address, are always on that
 * page.
 */
const isShared = (name: string, components: ContractSchemas['components']) =>
  sharedNames.has(name) || (components[name]?.type !== 'object' && !components[name]?.anyOf)
