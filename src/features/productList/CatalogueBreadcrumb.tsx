import { Breadcrumb } from '../../ui/page/Breadcrumb'
import { useWords } from '../../i18n/useWords'
import type { Crumb } from '../../pageTable/pageContext'

/** The breadcrumb of a page of the catalogue. */
export function CatalogueBreadcrumb({ breadcrumbs }: { breadcrumbs: readonly Crumb[] }) {
  return <Breadcrumb items={breadcrumbs} label={useWords('frame').breadcrumb} />
}
