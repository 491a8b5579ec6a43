import * as v from 'valibot'

/** A difference between a response and the contract. `field` is the path in the response; '' for the whole response. */
export interface Difference {
  field: string
  expected: string
  seen: string
}

type Schema = v.GenericSchema & {
  fallback?: unknown
  entries?: Record<string, Schema>
  item?: Schema
  wrapped?: Schema
  options?: Schema[]
  pipe?: (Schema | v.GenericPipeAction)[]
}

type Issue = Pick<v.BaseIssue<unknown>, 'kind' | 'type' | 'expected' | 'received' | 'message' | 'path'>

/**
 * Lists the differences between a response and its schema. A field with a wrong value for which the schema has a
 * fallback counts too: the storefront can read the response, but ignores the field.
 */
export function listDifferences(schema: v.GenericSchema, answer: unknown): Difference[] {
  const { issues = [] } = v.safeParse(schema, answer)
  return [...issues.map((issue) => describeIssue(issue, '')), ...listIgnoredFields(schema, answer, '')]
}

const joinPath = (path: string, key: string | number) => (path === '' ? String(key) : `${path}.${key}`)

function describeIssue(issue: Issue, path: string): Difference {
  const innerPath = issue.path?.map(({ key }) => String(key)).join('.')
  const expected = issue.expected ?? issue.message
  return { field: innerPath ? joinPath(path, innerPath) : path, expected, seen: issue.received }
}

/** Lists the fields of a response that a fallback replaces. Fields may be missing or null. */
function listIgnoredFields(schema: Schema, value: unknown, path: string): Difference[] {
  if (value === undefined || value === null) return []
  const replacedIssues = listReplacementIssues(schema, value)
  if (replacedIssues.length > 0) return replacedIssues.map((issue) => describeIssue(issue, path))
  return listInnerDifferences(schema, value, path)
}

/** Returns the issues that make the fallback of the schema itself replace a value. */
function listReplacementIssues(schema: Schema, value: unknown): Issue[] {
  if (!('fallback' in schema)) return []
  const issues: Issue[] = []
  // Valibot calls a fallback with the value that it replaces and the issues.
  const fallback = (dataset?: { issues?: Issue[] }) => {
    issues.push(...(dataset?.issues ?? []))
    return schema.fallback
  }
  v.safeParse({ ...schema, fallback } as v.GenericSchema, value)
  return issues
}

function listInnerDifferences(schema: Schema, value: unknown, path: string): Difference[] {
  if (schema.wrapped) return listIgnoredFields(schema.wrapped, value, path)
  if (schema.options?.every((option) => typeof option === 'object')) {
    const matchingOption = schema.options.find((option) => v.is(option, value))
    return matchingOption ? listIgnoredFields(matchingOption, value, path) : []
  }
  const { item, entries = {} } = schema
  if (item && Array.isArray(value))
    return value.flatMap((element, index) => listIgnoredFields(item, element, joinPath(path, index)))
  if (typeof value !== 'object' || value === null) return []
  const fields = Object.entries(entries).flatMap(([name, entrySchema]) =>
    listIgnoredFields(entrySchema, (value as Record<string, unknown>)[name], joinPath(path, name)),
  )
  // `entries` belongs to the first schema of a pipe. The later schemas get the same value until it is transformed.
  const laterSteps = (schema.pipe ?? []).slice(1)
  const transformationIndex = laterSteps.findIndex(({ kind }) => kind === 'transformation')
  const otherSteps = laterSteps
    .slice(0, transformationIndex < 0 ? undefined : transformationIndex)
    .filter(({ kind }) => kind === 'schema')
  return [...fields, ...otherSteps.flatMap((otherStep) => listInnerDifferences(otherStep as Schema, value, path))]
}
