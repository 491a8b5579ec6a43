import type { PathMatch } from '../../pageTable/matchPath'
import type { NotFoundContent } from '../../pageTable/contents/notFound'
import type { PageContext } from '../../pageTable/pageContext'
import { createPageMaker, buildPaths } from '../../pageTable/pages/pageMaker'
import { buildPath } from '../../pageTable/paths'

/** Builds the page of an order from the page table only, because orders are private and no build contains them. */
export function buildOrderPage(
  { id, language, parameters }: PathMatch<'my-order'>,
  { navigation, content: { rows } }: PageContext<NotFoundContent>,
): PageContext {
  const row = rows.find((each) => each.id === id)
  if (!row) throw new Error(`The 404 page carries no row "${id}"`)
  const make = createPageMaker(rows, language, navigation)
  const { context } = make({ row, paths: buildPaths((each) => buildPath(id, each, parameters)) })
  return { ...context, content: null }
}
