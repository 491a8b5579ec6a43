import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { findMeaningKey, meanings } from '../../../src/contract/meanings/findMeaningKey'

interface Schema {
  description?: string
  $ref?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}

const { components, paths } = parse(readFileSync('docs/shop-api/openapi.yaml', 'utf8')) as {
  components: { schemas: Record<string, Schema> }
  paths: Record<string, Record<string, { parameters: { name?: string; description?: string; in?: string }[] }>>
}

/** Lists the fields of a schema with their paths. */
const listFields = ({ properties = {}, items, anyOf = [] }: Schema, path: string[]): [string[], Schema][] => [
  ...Object.entries(properties).flatMap(([name, field]): [string[], Schema][] => [
    [[...path, name], field],
    ...listFields(field, [...path, name]),
  ]),
  ...[...anyOf, ...(items ? [items] : [])].flatMap((one) => listFields(one, path)),
]

const fields = Object.entries(components.schemas).flatMap(([name, schema]) => listFields(schema, [name]))

test('The documents say of every field and query parameter what it means', () => {
  const unknown = fields.filter(([, { description }]) => !description).map(([path]) => path.join('.'))
  const parameters = Object.entries(paths).flatMap(([path, calls]) =>
    Object.values(calls).flatMap((call) =>
      call.parameters.flatMap(({ name, description, in: where }) =>
        where === 'query' && !description ? [`${path}?${name}`] : [],
      ),
    ),
  )
  expect([...unknown, ...parameters]).toEqual([])
})

test('Every meaning is that of a field', () => {
  const used = new Set(fields.map(([path]) => findMeaningKey(path)))
  expect(Object.keys(meanings).filter((key) => !used.has(key))).toEqual([])
})
