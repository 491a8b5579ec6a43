import { existsSync, readFileSync } from 'node:fs'
import { shopFolder } from '../../config/shopFolder'
import path from 'node:path'
import { describeFile } from '../markdown/describeFile'
import { normalizePath } from '../markdown/findDeadLinks'
import { TextError } from '../markdown/TextError'
import type { PathLink } from '../markdown/createLinkResolver'

export interface Redirect {
  from: string
  /** A path of the site, or an https address. */
  to: string
  status: (typeof statuses)[number]
  line: number
}

/** The permitted status codes: 301 and 308 are permanent, so browsers remember them; 302 and 307 are temporary. */
const statuses = [301, 302, 307, 308] as const

const headerPattern = /^from,to(,status)?$/

/** Matches an old path whose characters all hosts compare in the same way. Such a path has no query and no escape. */
const oldPathPattern = /^(\/[\w.~-]+)+\/?$/
const newAddressPattern = /^(\/[\w.~%-]+)+\/?(\?[\w=&%.-]+)?(#[\w-]+)?$|^https:\/\/[^\s"'$\\,]+$/

/** Matches the paths that a host already uses: the shop API and the files of a build. */
const reservedPattern = /^\/(web|static|page-data)(\/|$)/

/**
 * Reads data/redirects.csv, which may be missing. Throws a TextError with a line for every wrong row. Whether the
 * targets exist can be checked only when the pages are known (`listRedirectLinks`).
 */
export function readRedirects(): Redirect[] {
  const file = path.join(shopFolder, 'data', 'redirects.csv')
  return existsSync(file) ? parseRedirects(readFileSync(file, 'utf8'), describeFile(file)) : []
}

/** Parses rows of `from,to,status`. A redirect without a status is permanent (301). */
export function parseRedirects(source: string, file: string): Redirect[] {
  const [firstLine = '', ...rows] = source.replace(/^\uFEFF/, '').split(/\r?\n/)
  if (!headerPattern.test(firstLine.trim())) {
    throw new TextError([{ file, line: 1, message: 'the first line must be "from,to,status"' }])
  }
  const redirects = rows.flatMap((row, index) => (row.trim() === '' ? [] : [parseRow(row, index + 2)]))
  const problems = redirects.flatMap((redirect) => {
    const message = findError(redirect, redirects)
    return message === undefined ? [] : [{ file, line: redirect.line, message }]
  })
  if (problems.length > 0) throw new TextError(problems)
  return redirects.map(({ cellCount: _, ...redirect }) => ({
    ...redirect,
    status: redirect.status as Redirect['status'],
  }))
}

type RedirectRow = Omit<Redirect, 'status'> & { status: number; cellCount: number }

function parseRow(row: string, line: number): RedirectRow {
  const cells = row.split(',').map((cell) => cell.trim())
  const [from = '', to = '', status = ''] = cells
  return { from, to, status: status === '' ? 301 : Number(status), line, cellCount: cells.length }
}

function findError(
  { from, to, status, line, cellCount }: RedirectRow,
  allRows: readonly RedirectRow[],
): string | undefined {
  if (cellCount < 2 || cellCount > 3) return 'a row must be from,to or from,to,status'
  if (!oldPathPattern.test(from))
    return `"${from}" must be a path such as /old/page, without a query, a space or a sign such as %`
  if (reservedPattern.test(from)) return `"${from}" belongs to the shop API or to the files of the build`
  if (!newAddressPattern.test(to)) return `"${to}" must be a path such as /nl/contact, or an https address`
  if (!statuses.some((permittedStatus) => permittedStatus === status))
    return `the status must be one of ${statuses.join(', ')}`
  const earlierRow = allRows.find(
    (candidate) => candidate.line < line && normalizePath(candidate.from) === normalizePath(from),
  )
  if (earlierRow) return `"${from}" is in line ${earlierRow.line} already`
  const nextRow = allRows.find((candidate) => normalizePath(candidate.from) === normalizePath(to))
  return nextRow && `"${to}" is an old address too (line ${nextRow.line}): name the page where that one ends`
}

/** Lists the targets on this site, whose pages must exist. */
export const listRedirectLinks = (redirects: readonly Redirect[]): PathLink[] =>
  redirects
    .filter(({ to }) => to.startsWith('/'))
    .map(({ to, line }) => ({ path: to, file: 'data/redirects.csv', line }))

/**
 * Returns one line for each redirect from an existing page: hosts differ in whether they serve the page or redirect.
 */
export function findRedirectsFromPages(redirects: readonly Redirect[], pages: readonly { path: string }[]): string[] {
  const pagePaths = new Set(pages.map((page) => normalizePath(page.path)))
  return redirects
    .filter(({ from }) => pagePaths.has(normalizePath(from)))
    .map(({ from, line }) => `data/redirects.csv:${line}: "${from}" is a page of the site.`)
}
