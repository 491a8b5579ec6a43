import type { JsonSchema } from '@valibot/to-json-schema'

/** Returns the Markdown link to a named schema. */
export type LinkSchema = (name: string) => string

const referencePrefix = '#/components/schemas/'

/** Describes the type of a field in words: "list of [cartItem](#cartitem)", "text, 1–60 characters, or null". */
export function describeType(schema: JsonSchema, link: LinkSchema): string {
  if (schema.$ref) return link(schema.$ref.slice(referencePrefix.length))
  if (schema.anyOf) return schema.anyOf.map((alternative) => describeType(alternative as JsonSchema, link)).join(' or ')
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``
  if (schema.enum) return schema.enum.map((value) => `\`${value as string}\``).join(', ')
  if (schema.type === 'array')
    return `list of ${describeType(schema.items as JsonSchema, link)}${describeLength(schema)}`
  return describePlainType(schema, link)
}

function describePlainType(schema: JsonSchema, link: LinkSchema): string {
  switch (schema.type) {
    case 'string':
      return `text${describeFormat(schema)}${describeLength(schema)}`
    case 'integer':
    case 'number':
      return `${schema.type === 'integer' ? 'whole number' : 'number'}${describeRange(schema)}`
    case 'boolean':
      return 'true or false'
    case 'null':
      return 'null'
    case 'object':
      return typeof schema.additionalProperties === 'object' && schema.propertyNames
        ? `${describeType(schema.additionalProperties, link)} by name`
        : 'object'
    default:
      return 'any value'
  }
}

const formats: Record<string, string> = {
  date: ' such as 2026-03-12',
  'date-time': ' such as 2026-03-12T09:00:00Z',
  email: ' with an email address',
  uri: ' with an absolute address',
}

/** The start of the pattern that `v.hexColor()` becomes. */
const hexColour = '^#(?:'

function describeFormat({ format, pattern }: JsonSchema): string {
  if (pattern?.startsWith(hexColour)) return ' with a CSS hex colour'
  return (format ? (formats[format] ?? ` (${format})`) : '') + (pattern ? ` matching \`${pattern}\`` : '')
}

const describeBounds = (from: number | undefined, to: number | undefined, unit: string): string => {
  if (from === 1 && to === undefined && unit) return ', not empty'
  if (from !== undefined && to !== undefined) return from === to ? `, ${from}${unit}` : `, ${from} to ${to}${unit}`
  if (from !== undefined && from > 0) return `, at least ${from}${unit}`
  return to === undefined ? '' : `, at most ${to}${unit}`
}

const describeLength = ({ type, minLength, maxLength, minItems, maxItems }: JsonSchema) =>
  type === 'array'
    ? describeBounds(minItems, maxItems, ' entries')
    : describeBounds(minLength, maxLength, ' characters')

const describeRange = ({ minimum, maximum }: JsonSchema) => describeBounds(minimum, maximum, '')

/** Lists the fields of a schema, each with its type and meaning, and the fields within it below. */
export function formatFields(schema: JsonSchema, link: LinkSchema, indent = ''): string[] {
  const { properties = {}, required = [] } = schema
  return Object.entries(properties).flatMap(([name, property]) => {
    const field = property as JsonSchema
    const optionalText = required.includes(name) ? '' : ', optional'
    const defaultText =
      field.default === undefined || field.default === null ? '' : ` (\`${JSON.stringify(field.default)}\`)`
    const meaning = field.description ? `: ${field.description}` : ''
    return [
      `${indent}- \`${name}\` (${describeType(field, link)}${optionalText}${defaultText})${meaning}`,
      ...formatFields(findInnerSchema(field), link, `${indent}  `),
    ]
  })
}

function findInnerSchema(schema: JsonSchema): JsonSchema {
  if (schema.anyOf) return findInnerSchema(schema.anyOf[0] as JsonSchema)
  return schema.type === 'array' && schema.items ? findInnerSchema(schema.items as JsonSchema) : schema
}
