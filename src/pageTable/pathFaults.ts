import { languages, type Language } from '../i18n/languages'
import type { PageRow } from './pageRow'
import type { RowFault } from './rowFault'

/** Paths that are no path, outside their language, unlike in the other language, or another row's already. */
export function pathFaults(rows: readonly PageRow[]): RowFault[] {
  const taken = new Map<string, string>()
  return rows.flatMap((row) => [
    ...languages.flatMap((language) => faultOf(row, language, taken)),
    ...(parametersOf(row.path_nl) === parametersOf(row.path_en)
      ? []
      : [{ row: row.id, field: 'path_en', fault: 'has other parameters than path_nl' }]),
  ])
}

function faultOf(row: PageRow, language: Language, taken: Map<string, string>): RowFault[] {
  const field = `path_${language}` as const
  const path = row[field]
  const fault = (words: string) => [{ row: row.id, field, fault: words }]
  if (!new RegExp(`^/${language}(/|$)`).test(path)) return fault(`"${path}" does not start with /${language}`)
  if (!/^(\/(:[a-z]+|[a-z0-9-]+))+(\/\*?)?$/.test(path)) return fault(`"${path}" is not a path`)
  // A slash at the end makes no other page, nor does a parameter's name.
  const same = path.replace(/\/$/, '').replace(/:[a-z]+/g, ':')
  const other = taken.get(same)
  taken.set(same, row.id)
  return other === undefined ? [] : fault(`"${path}" is the path of "${other}" already`)
}

const parametersOf = (path: string): string => (path.match(/:[a-z]+|\*/g) ?? []).sort().join()
