import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { parseJson } from '../../config/parseJson'
import { describeFile } from '../markdown/describeFile'
import { findYamlLine } from '../markdown/findYamlLine'

interface CheckOptions {
  /** The text to check instead of the text of the file, such as the text of another language; null for none. */
  source?: string | null
  /** Changes the content before it is checked. */
  prepare?: (content: unknown) => unknown
}

/** Reads a JSON file and checks it. Throws an Error with the file, and the line and the field of the first error. */
export function readCheckedFile<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
  { source: otherSource, prepare = (content) => content }: CheckOptions = {},
): v.InferOutput<Schema> {
  const source = otherSource ?? readText(file)
  const { success, output, issues } = v.safeParse(schema, prepare(parseFile(source, file)))
  if (success) return output
  const line = findYamlLine(source, issues[0].path?.map(({ key }) => key) ?? [])
  throw new Error(
    `${describeFile(file)}:${line}: ${v.getDotPath(issues[0]) ?? 'content'}: ${describeIssue(issues[0])}.`,
  )
}

function describeIssue({ type, expected, received, message }: v.BaseIssue<unknown>): string {
  if (received === 'undefined') return 'is missing'
  return type === 'strict_object' && expected === 'never' ? 'is not a field of this file' : message
}

export const readJson = (file: string): unknown => parseFile(readText(file), file)

function readText(file: string): string {
  if (!existsSync(file)) throw new Error(`${describeFile(file)} is missing.`)
  return readFileSync(file, 'utf8')
}

function parseFile(source: string, file: string): unknown {
  try {
    return parseJson(source)
  } catch (error) {
    throw new Error(
      `${describeFile(file)} is not valid JSON: ${error instanceof Error ? error.message : String(error)}.`,
    )
  }
}
