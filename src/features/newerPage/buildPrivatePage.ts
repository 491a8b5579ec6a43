import { mapLanguages } from '../../i18n/languages'
import type { PathMatch, PrivateId } from '../../pageTable/matchPath'
import type { NotFoundContent } from '../../pageTable/contents/notFound'
import type { PageContext } from '../../pageTable/pageContext'
import { createPageMaker, requireRow } from '../../pageTable/pages/pageMaker'
import { buildPath } from '../../pageTable/paths'

/** The pages of orders and gift lists are private, so no build contains them. */
export function buildPrivatePage(
  { id, language, parameters }: PathMatch<PrivateId>,
  { navigation, content: { rows, rooms } }: PageContext<NotFoundContent>,
): PageContext {
  const makePage = createPageMaker(rows, language, navigation)
  const paths = mapLanguages((pageLanguage) => buildPath(id, pageLanguage, parameters))
  const { context } = makePage({ row: requireRow(rows, id), paths, room: rooms[id] })
  return { ...context, content: null }
}
