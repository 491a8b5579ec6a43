import { Breadcrumb } from '../../../design/Breadcrumb'
import { useWords } from '../../../i18n/useWords'
import type { Crumb } from '../../../pageTable/pageContext'

/** The breadcrumb of a page of the catalogue. */
export function Trail({ breadcrumbs }: { breadcrumbs: readonly Crumb[] }) {
  return <Breadcrumb items={breadcrumbs} label={useWords('frame').breadcrumb} />
}
