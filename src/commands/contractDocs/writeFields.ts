import type { JsonSchema } from '@valibot/to-json-schema'
import { describeType, type LinkSchema } from './describeType'

export function writeFields(schema: JsonSchema, link: LinkSchema, indent = ''): string[] {
  const { properties = {}, required = [] } = schema
  return Object.entries(properties).flatMap(([name, property]) => {
    const field = property as JsonSchema
    const optionalText = required.includes(name) ? '' : ', optional'
    const defaultText =
      field.default === undefined || field.default === null ? '' : ` (\`${JSON.stringify(field.default)}\`)`
    const meaning = field.description ? `: ${field.description}` : ''
    return [
      `${indent}- \`${name}\` (${describeType(field, link)}${optionalText}${defaultText})${meaning}`,
      ...writeFields(findInnerSchema(field), link, `${indent}  `),
    ]
  })
}

function findInnerSchema(schema: JsonSchema): JsonSchema {
  if (schema.anyOf) return findInnerSchema(schema.anyOf[0] as JsonSchema)
  return schema.type === 'array' && schema.items ? findInnerSchema(schema.items as JsonSchema) : schema
}
