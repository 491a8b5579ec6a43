import { Breadcrumb } from '../../ui/page/Breadcrumb'
import { useWords } from '../../i18n/useWords'
import type { Crumb } from '../../pageTable/pageContext'

export function CatalogueBreadcrumb({ breadcrumbs }: { breadcrumbs: readonly Crumb[] }) {
  return <Breadcrumb items={breadcrumbs} label={useWords('frame').breadcrumb} />
}
