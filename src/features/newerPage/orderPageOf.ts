import type { PathMatch } from '../../pageTable/matchPath'
import type { NotFoundContent } from '../../pageTable/notFoundContent'
import type { PageContext } from '../../pageTable/pageContext'
import { pageMaker, pathsOf } from '../../pageTable/pageMaker'
import { pathOf } from '../../pageTable/paths'

/** The page of an order, out of the page table's row alone: an order is one customer's, and no build knows it. */
export function orderPageOf(
  { id, language, parameters }: PathMatch<'my-order'>,
  { navigation, content: { rows } }: PageContext<NotFoundContent>,
): PageContext {
  const row = rows.find((each) => each.id === id)
  if (!row) throw new Error(`The 404 page carries no row "${id}"`)
  const make = pageMaker(rows, language, navigation)
  const { context } = make({ row, paths: pathsOf((each) => pathOf(id, each, parameters)) })
  return { ...context, content: null }
}
