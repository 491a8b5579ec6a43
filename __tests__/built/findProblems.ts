import { builtFolder, listBuiltPages } from '../../src/gatsby/build/builtSite'
import { env } from '../../src/config/env'
import { readBuiltPage } from './builtPage'
import { expectedPages, type ExpectedPage } from './expectedPages'

/** Removes the trailing slash, because Gatsby treats a path with it and without it as the same page. */
export const trimSlash = (address: string) => address.replace(/(.)\/$/, '$1')
export const buildAddress = (pathname: string) => `${env.siteUrl}${pathname}`

/** Every built page by its path without the trailing slash. */
export const builtPagesByPath = new Map(
  listBuiltPages()
    .map((file) => readBuiltPage(builtFolder, file))
    .map((page) => [trimSlash(page.path), page]),
)

/** Runs `check` on every page and returns a line for each problem. */
export function findProblems(
  check: (expected: ExpectedPage, page: ReturnType<typeof readBuiltPage>) => unknown[],
): string[] {
  return expectedPages.flatMap((expected) => {
    const page = builtPagesByPath.get(trimSlash(expected.path))
    return page ? check(expected, page).map((problem) => `${expected.path}: ${JSON.stringify(problem)}`) : []
  })
}

/** Compares two values as JSON and returns one problem if they differ. */
export const compare = (expected: unknown, found: unknown) =>
  JSON.stringify(expected) === JSON.stringify(found) ? [] : [{ expected, found }]
