import { allCalls } from '../../contract/calls/allCalls'
import type { Call } from '../../contract/calls/call'
import { findMeaningKey, meanings } from '../../contract/meanings/findMeaningKey'
import type { JsonSchema } from '@valibot/to-json-schema'
import type { Note } from './readNotes'

export function describeSchema(schema: JsonSchema, note: Note | undefined, name: string): JsonSchema {
  const describedSchema = describeFields(schema, note?.fields ?? {}, [name])
  return note?.text ? { ...describedSchema, description: note.text } : describedSchema
}

function describeFields(schema: JsonSchema, notes: Record<string, Note>, path: string[]): JsonSchema {
  if (schema.$ref) return schema
  const { properties, items, anyOf } = schema
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => [
          name,
          describeField(field as JsonSchema, notes[name], [...path, name]),
        ]),
      ),
    }),
    ...(typeof items === 'object' && { items: describeFields(items as JsonSchema, notes, path) }),
    ...(anyOf && { anyOf: anyOf.map((alternative) => describeFields(alternative as JsonSchema, notes, path)) }),
  }
}

function describeField(schema: JsonSchema, note: Note | undefined, path: string[]): JsonSchema {
  const description = findDescription(note?.text ?? '', path)
  return { ...describeFields(schema, note?.fields ?? {}, path), ...(description && { description }) }
}

/**
 * Returns the meaning of the field itself, or else its doc comment, or else the meaning of all fields with its name.
 */
function findDescription(text: string, path: string[]): string {
  if (path.length === 2 && path[1] === '_links') return describeLinks(path[0]!)
  const key = findMeaningKey(path)
  return key && (key.includes('.') || !text) ? meanings[key]! : text
}

function describeLinks(owner: string): string {
  const links = Object.values<Call>(allCalls).flatMap((call) =>
    Object.entries(call.links ?? {}).flatMap(([linkOwner, name]) => (linkOwner === owner ? [`\`${name}\``] : [])),
  )
  return links.length > 0 ? `The links ${[...new Set(links)].join(', ')}.` : 'Links by name.'
}
