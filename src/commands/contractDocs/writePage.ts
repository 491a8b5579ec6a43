import type { Call } from '../../contract/calls/call'
import { listErrors } from '../../contract/calls/listErrors'
import { callsBySubject } from '../../contract/calls/allCalls'
import { errorStatuses } from '../../contract/error'
import type { JsonSchema } from '@valibot/to-json-schema'
import type { ContractSchemas } from './convertSchemas'
import { describeType, type LinkSchema, formatFields } from './describeType'
import type { Example, Examples } from './examples/shortenExample'
import { findExample, findShownCall, nameCall } from './nameCall'

export interface Reference {
  schemas: ContractSchemas
  examples: Examples
  /** The name of the page for each schema that has a heading, without the extension of the file. */
  pages: ReadonlyMap<string, string>
}

export type Subject = keyof typeof callsBySubject

const buildAnchor = (heading: string) => heading.toLowerCase().replace(/ /g, '-')

export const createLinker =
  ({ pages }: Reference, page: string): LinkSchema =>
  (name) => {
    const target = pages.get(name)
    return `[${name}](${target === page ? '' : `${target}.md`}#${buildAnchor(name)})`
  }

export function writeSubject(subject: Subject, reference: Reference): string {
  const calls = Object.entries<Call>(callsBySubject[subject]).map(([name, call]) =>
    writeCall(name, call, subject, reference),
  )
  return ['## Calls', ...calls, ...writeShapes(subject, reference)].join('\n\n')
}

export function writeShapes(page: string, reference: Reference): string[] {
  const link = createLinker(reference, page)
  const schemaNames = [...reference.pages].filter(([, pageName]) => pageName === page).map(([name]) => name)
  const shapes = schemaNames.map((name) => {
    const schema = reference.schemas.components[name]!
    const fields = formatFields(schema, link)
    const type = fields.length > 0 ? '' : `${capitalizeText(describeType(schema, link))}.`
    return [`### ${name}`, [schema.description, type].filter(Boolean).join(' '), fields.join('\n')]
      .filter(Boolean)
      .join('\n\n')
  })
  return shapes.length > 0 ? ['## Shapes', ...shapes] : []
}

const capitalizeText = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function writeCall(name: string, call: Call, subject: Subject, reference: Reference): string {
  const { expand, findName } = reference.schemas
  const link = createLinker(reference, subject)
  const facts = [
    `\`${call.method} ${call.path}\`${writeLinks(call, link)}`,
    `Level ${call.level}${call.section ? `, section ${call.section} of the specification` : ''}`,
    ...writeHeaders(call),
    ...writeBody('Query', call.query && expand(call.query), link),
    ...writeBody('Payload', call.payload && expand(call.payload), link),
    `Answer: ${link(findName(call.answer) ?? '')}`,
    ...writeErrors(call),
    ...(call.without ? [`Without it: ${call.without}`] : []),
  ]
  const list = facts.map((fact) => `- ${fact}`).join('\n')
  return [`### ${nameCall(name)}`, call.does, list, ...writeExample(name, call, subject, reference)].join('\n\n')
}

function writeLinks({ links }: Call, link: LinkSchema): string {
  const owners = Object.entries(links ?? {}).map(([owner, name]) => `\`${name}\` of ${link(owner)}`)
  return owners.length > 0 ? `, the link ${owners.join(' or ')}` : ', an address that the storefront builds itself'
}

function writeHeaders({ tokens = {}, hasKey, hasFile }: Call): string[] {
  const customers = { account: ' (of an account)', session: ' (of any customer)', optional: ' (if there is one)' }
  const carts = { required: '', optional: ' (if there is one)' }
  const headers = [
    ...(tokens.cart ? [`\`CartToken\`${carts[tokens.cart]}`] : []),
    ...(tokens.customer ? [`\`CustomerToken\`${customers[tokens.customer]}`] : []),
    ...(hasKey ? ['`Idempotency-Key`'] : []),
    ...(hasFile ? ['`Content-Type` of the file, which is the body'] : []),
  ]
  return headers.length > 0 ? [`Headers: ${headers.join(', ')}`] : []
}

function writeBody(title: string, schema: JsonSchema | undefined, link: LinkSchema): string[] {
  if (!schema) return []
  const descriptionText = schema.description ? `: ${schema.description}` : ''
  return [[`${title}${descriptionText}`, ...formatFields(schema, link, '  ')].join('\n')]
}

function writeErrors(call: Call): string[] {
  const types = listErrors(call)
    .sort((one, other) => errorStatuses[one] - errorStatuses[other])
    .map((type) => `${errorStatuses[type]} \`${type}\``)
  return types.length > 0 ? [`Errors: ${types.join(', ')}`] : []
}

function writeExample(name: string, call: Call, subject: Subject, { examples }: Reference): string[] {
  const example = findExample(name, examples)
  if (!example) return []
  return [writeRequest(call, example), writeAnswer(name, subject, example)]
}

const writeRequest = ({ method }: Call, { address, payload }: Example) =>
  ['```http', `${method} ${address}`, ...(payload === undefined ? [] : ['', formatJson(payload)]), '```'].join('\n')

function writeAnswer(name: string, subject: Subject, { answer }: Example): string {
  if (answer !== undefined) return ['```json', formatJson(answer), '```'].join('\n')
  const shownCall = findShownCall(name)
  const page = Object.entries(callsBySubject).find(([, calls]) => shownCall in calls)![0]
  const title = nameCall(shownCall)
  return `The answer is like that of [${title}](${page === subject ? '' : `${page}.md`}#${buildAnchor(title)}).`
}

/** The maximum width of a line on a page, in characters. */
const maxWidth = 100

/** Formats a value as JSON with an indent of two spaces. An object or a list that fits is on one line. */
function formatJson(value: unknown, indent = ''): string {
  const shortText = formatJsonOnOneLine(value)
  if (typeof value !== 'object' || value === null || indent.length + shortText.length <= maxWidth) return shortText
  const innerIndent = `${indent}  `
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  const lines = Array.isArray(value)
    ? value.map((element) => formatJson(element, innerIndent))
    : Object.entries(value).map(([name, entry]) => `${JSON.stringify(name)}: ${formatJson(entry, innerIndent)}`)
  return `${open}\n${lines.map((line) => `${innerIndent}${line}`).join(',\n')}\n${indent}${close}`
}

function formatJsonOnOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(formatJsonOnOneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).map(([name, entry]) => `${JSON.stringify(name)}: ${formatJsonOnOneLine(entry)}`)
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}'
}
