import { Breadcrumb } from '../../ui/page/Breadcrumb'
import { useMessages } from '../../i18n/useMessages'
import type { Crumb } from '../../pageTable/pageContext'

export function CatalogueBreadcrumb({ breadcrumbs }: { breadcrumbs: readonly Crumb[] }) {
  return <Breadcrumb items={breadcrumbs} label={useMessages('frame').breadcrumb} />
}
