import { type toJsonSchema, toJsonSchemaDefs, type JsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { statusFields } from '../../contract/checkout'
import { listSchemas } from './contractModules'
import { describeSchema } from './describeSchema'
import { readNotes } from './readNotes'

/** The fields of a Valibot schema that this module reads although the public type lacks them. */
interface InnerSchema {
  type: string
  fallback?: unknown
  pipe?: unknown
  entries?: Record<string, InnerSchema>
  item?: InnerSchema
  wrapped?: InnerSchema
  value?: InnerSchema
  options?: readonly InnerSchema[]
}

type Settings = NonNullable<Parameters<typeof toJsonSchema>[1]>

/** The mark between the name of a schema and the number of one of its copies. */
const copyMark = '~'

const settings: Settings = {
  typeMode: 'input',
  // JSON Schema cannot express checks by a function, such as the check of a password. Descriptions mention them.
  errorMode: 'ignore',
  target: 'draft-2020-12',
  overrideSchema: ({ valibotSchema, jsonSchema }) => correctSchema(valibotSchema, jsonSchema),
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId.split(copyMark)[0]}`,
}

/**
 * Corrects a converted schema. A field with a fallback is not required. An entry of a list or a record that cannot be
 * read is dropped, so the schema of the entry does not mention the null of its fallback.
 */
function correctSchema({ type, entries, item, value }: InnerSchema, jsonSchema: JsonSchema): JsonSchema {
  if (entries) {
    const { required = [], ...others } = jsonSchema
    const neededNames = required.filter((name) => !('fallback' in entries[name]!))
    return {
      ...others,
      ...(neededNames.length > 0 && { required: neededNames }),
      ...(type === 'loose_object' && { additionalProperties: true }),
    }
  }
  if (item && 'fallback' in item) return { ...jsonSchema, items: dropNull(jsonSchema.items as JsonSchema) }
  if (typeof value === 'object' && 'fallback' in value)
    return { ...jsonSchema, additionalProperties: dropNull(jsonSchema.additionalProperties as JsonSchema) }
  return jsonSchema
}

function dropNull(schema: JsonSchema): JsonSchema {
  const [entrySchema] = schema.anyOf ?? []
  return typeof entrySchema === 'object' ? entrySchema : schema
}

/**
 * Returns the named schemas together with the copies of them that other schemas contain, so that the converter refers
 * to each copy by name. `v.fallback` creates such copies.
 */
function addCopies(namedSchemas: Record<string, GenericSchema>): Record<string, GenericSchema> {
  const names = new Map(
    Object.entries(namedSchemas).flatMap(([name, schema]) => {
      const { pipe, entries } = schema as unknown as InnerSchema
      return (pipe ?? entries) ? [[pipe ?? entries, name]] : []
    }),
  )
  const copies = new Map<InnerSchema, string>()
  const originalSchemas = new Set<unknown>(Object.values(namedSchemas))
  const visitSchema = (schema: InnerSchema) => {
    if (copies.has(schema)) return
    const name = names.get(schema.pipe ?? schema.entries)
    if (name && !originalSchemas.has(schema)) copies.set(schema, `${name}${copyMark}${copies.size}`)
    const { entries = {}, options = [], item, wrapped, value } = schema
    for (const innerSchema of [...Object.values(entries), ...options, item, wrapped, value])
      if (typeof innerSchema === 'object' && 'type' in innerSchema) visitSchema(innerSchema)
  }
  for (const schema of Object.values(namedSchemas)) visitSchema(schema)
  return {
    ...namedSchemas,
    ...Object.fromEntries([...copies].map(([schema, id]) => [id, schema as unknown as GenericSchema])),
  }
}

/** Lists the names of the schemas to which a part of a document refers. */
export const listReferences = (part: object): string[] =>
  [...JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name)

export interface ContractSchemas {
  /** The schemas to which other schemas refer by name. */
  components: Record<string, JsonSchema>
  /** Returns the full schema of a payload or a query. */
  expand: (schema: GenericSchema) => JsonSchema
  /** Returns undefined for a schema without a name. */
  findName: (schema: GenericSchema) => string | undefined
}

/** Converts the schemas of the contract to JSON Schema, with the doc comments as descriptions. */
export function convertSchemas(): ContractSchemas {
  const namedSchemas = { ...listSchemas(), statusAnswer: statusFields }
  const notes = readNotes()
  const definitions = addCopies(namedSchemas)
  const components = Object.fromEntries(
    Object.entries(toJsonSchemaDefs(definitions, settings)).flatMap(([name, schema]) =>
      name in namedSchemas ? [[name, describeSchema(schema, notes[name], name)]] : [],
    ),
  )
  const findName = (schema: GenericSchema) =>
    Object.entries(listSchemas()).find(([, namedSchema]) => namedSchema === schema)?.[0]
  return { components, findName, expand: (schema) => components[findName(schema) ?? ''] ?? {} }
}
