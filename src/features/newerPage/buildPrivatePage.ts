import { mapLanguages } from '../../i18n/languages'
import type { PathMatch, PrivateId } from '../../pageTable/matchPath'
import type { NotFoundContent } from '../../pageTable/contents/notFound'
import type { PageContext } from '../../pageTable/pageContext'
import { createPageMaker } from '../../pageTable/pages/pageMaker'
import { buildPath } from '../../pageTable/paths'

/**
 * Builds the page of an order or of a gift list from the page table only, because these pages are private and no build
 * contains them.
 */
export function buildPrivatePage(
  { id, language, parameters }: PathMatch<PrivateId>,
  { navigation, content: { rows, rooms } }: PageContext<NotFoundContent>,
): PageContext {
  const row = rows.find((each) => each.id === id)
  if (!row) throw new Error(`The 404 page carries no row "${id}"`)
  const makePage = createPageMaker(rows, language, navigation)
  const { context } = makePage({ row, paths: mapLanguages((each) => buildPath(id, each, parameters)), room: rooms[id] })
  return { ...context, content: null }
}
