import { builtFolder, listBuiltPages } from '../../src/commands/builtSite'
import { env } from '../../src/config/env'
import { readBuiltPage } from './builtPage'
import { expectedPages, type ExpectedPage } from './expectedPages'

/** Gatsby takes a path with and without a slash at its end for one page. */
export const trimmed = (address: string) => address.replace(/(.)\/$/, '$1')
export const address = (pathname: string) => `${env.siteUrl}${pathname}`

/** Every built page by its path. */
export const built = new Map(
  listBuiltPages()
    .map((file) => readBuiltPage(builtFolder, file))
    .map((page) => [trimmed(page.path), page]),
)

/** What `look` finds wrong with every page, one line each. */
export function faults(look: (expected: ExpectedPage, page: ReturnType<typeof readBuiltPage>) => unknown[]): string[] {
  return expectedPages.flatMap((expected) => {
    const page = built.get(trimmed(expected.path))
    return page ? look(expected, page).map((fault) => `${expected.path}: ${JSON.stringify(fault)}`) : []
  })
}

export const differ = (expected: unknown, found: unknown) =>
  JSON.stringify(expected) === JSON.stringify(found) ? [] : [{ expected, found }]
