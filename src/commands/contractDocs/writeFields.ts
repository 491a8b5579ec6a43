import type { JsonSchema } from '@valibot/to-json-schema'
import { describeType, type LinkSchema } from './describeType'

/** Writes the fields of a schema as a Markdown list, with the fields of inner objects below them. */
export function writeFields(schema: JsonSchema, link: LinkSchema, indent = ''): string[] {
  const { properties = {}, required = [] } = schema
  return Object.entries(properties).flatMap(([name, one]) => {
    const field = one as JsonSchema
    const optional = required.includes(name) ? '' : ', optional'
    const byDefault =
      field.default === undefined || field.default === null ? '' : ` (\`${JSON.stringify(field.default)}\`)`
    const meaning = field.description ? `: ${field.description}` : ''
    return [
      `${indent}- \`${name}\` (${describeType(field, link)}${optional}${byDefault})${meaning}`,
      ...writeFields(findInner(field), link, `${indent}  `),
    ]
  })
}

/** Returns the schema of an object within a field, or of the entries of a list. */
function findInner(schema: JsonSchema): JsonSchema {
  if (schema.anyOf) return findInner(schema.anyOf[0] as JsonSchema)
  return schema.type === 'array' && schema.items ? findInner(schema.items as JsonSchema) : schema
}
