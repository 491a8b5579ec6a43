import * as v from 'valibot'
import { isPattern, pageRow, type PageRow } from '../pageRow'
import { defaultLanguage, type Language, languages } from '../../i18n/languages'

/**
 * Validates the content of data/pages.json and returns its rows. Throws an Error with one line per error, which names
 * the row and the field. Later checks require valid rows.
 */
export function readPages(json: unknown): PageRow[] {
  if (!Array.isArray(json)) throw new Error('data/pages.json must be a list of pages.')
  throwErrors(json.flatMap(findShapeErrors))
  const rows = v.parse(v.array(pageRow), json)
  throwErrors([
    ...findDuplicateIds(rows),
    ...findMissingLanguages(rows),
    ...findHomepageErrors(rows),
    ...findPathErrors(rows),
    ...findBreadcrumbErrors(rows),
  ])
  return rows
}

function throwErrors(errors: RowError[]): void {
  if (errors.length > 0) throw new Error(errors.map(formatRowError).join('\n'))
}

function findShapeErrors(row: unknown, index: number): RowError[] {
  const { issues } = v.safeParse(pageRow, row)
  const id = v.is(v.object({ id: v.string() }), row) ? row.id : `number ${index + 1}`
  return (issues ?? []).map((issue) => ({
    row: id,
    field: v.getDotPath(issue) ?? 'row',
    error: describeShapeError(issue),
  }))
}

function describeShapeError(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'is not a field of a page'
  if (issue.received === 'undefined') return 'is missing'
  if (issue.type === 'picklist') return `there is no template ${issue.received}`
  return issue.kind === 'validation' ? issue.message : `must be ${issue.expected}, but is ${issue.received}`
}

function findDuplicateIds(rows: PageRow[]): RowError[] {
  return rows
    .filter(({ id }, index) => rows.findIndex((row) => row.id === id) < index)
    .map(({ id }) => ({ row: id, field: 'id', error: 'another row has the same id' }))
}

const completeFields = ['meta_title', 'meta_description', 'meta_keywords'] as const

function findMissingLanguages(rows: PageRow[]): RowError[] {
  return rows.flatMap((row) =>
    completeFields.flatMap((field) => {
      const missingLanguages = languages.filter((language) => row[`${field}_${language}`] === undefined)
      if (missingLanguages.length === languages.length) return []
      return missingLanguages.map((language) => ({
        row: row.id,
        field: `${field}_${language}`,
        error: 'is missing: the other language has it',
      }))
    }),
  )
}

function findHomepageErrors(rows: PageRow[]): RowError[] {
  const [firstHomepage, ...otherHomepages] = rows.filter(({ isHomepage }) => isHomepage)
  if (!firstHomepage) return [{ row: 'homepage', field: 'isHomepage', error: 'no row is the home page' }]
  return otherHomepages.map(({ id }) => ({
    row: id,
    field: 'isHomepage',
    error: `"${firstHomepage.id}" is the home page already`,
  }))
}

/**
 * Finds paths that are invalid, do not start with their language, or belong to another row too, and paths whose
 * parameters differ from the parameters in the default language.
 */
function findPathErrors(rows: readonly PageRow[]): RowError[] {
  const idsByPath = new Map<string, string>()
  return rows.flatMap((row) => [
    ...languages.flatMap((language) => findPathError(row, language, idsByPath)),
    ...languages
      .filter((language) => listParameters(row[`path_${language}`]) !== listParameters(row[`path_${defaultLanguage}`]))
      .map((language) => ({
        row: row.id,
        field: `path_${language}`,
        error: `has other parameters than path_${defaultLanguage}`,
      })),
  ])
}

function findPathError(row: PageRow, language: Language, idsByPath: Map<string, string>): RowError[] {
  const field = `path_${language}` as const
  const path = row[field]
  const reportError = (text: string) => [{ row: row.id, field, error: text }]
  if (!new RegExp(`^/${language}(/|$)`).test(path)) return reportError(`"${path}" does not start with /${language}`)
  if (!/^(\/(:[a-z]+|[a-z0-9-]+))+(\/\*?)?$/.test(path)) return reportError(`"${path}" is not a path`)
  // Paths that differ only in a trailing slash or the name of a parameter count as equal.
  const comparablePath = path.replace(/\/$/, '').replace(/:[a-z]+/g, ':')
  const otherId = idsByPath.get(comparablePath)
  idsByPath.set(comparablePath, row.id)
  return otherId === undefined ? [] : reportError(`"${path}" is the path of "${otherId}" already`)
}

const listParameters = (path: string): string => (path.match(/:[a-z]+|\*/g) ?? []).sort().join()

/** Finds breadcrumbs that name no page, or a page whose path is a pattern. */
function findBreadcrumbErrors(rows: readonly PageRow[]): RowError[] {
  const rowsById = new Map(rows.map((row) => [row.id, row]))
  return rows.flatMap((row) =>
    row.breadcrumbs.flatMap((id, index) => {
      const page = rowsById.get(id)
      const field = `breadcrumbs.${index}`
      if (!page) return [{ row: row.id, field, error: `there is no page "${id}"` }]
      if (isPattern(page[`path_${defaultLanguage}`]))
        return [{ row: row.id, field, error: `"${id}" stands for many pages` }]
      return []
    }),
  )
}

interface RowError {
  row: string
  field: string
  error: string
}

const formatRowError = ({ row, field, error }: RowError): string =>
  `data/pages.json, row "${row}", field ${field}: ${error}.`
