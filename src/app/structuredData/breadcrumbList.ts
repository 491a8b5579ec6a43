import type { BreadcrumbList } from 'schema-dts'
import type { Crumb } from '../../pageTable/pageContext'
import { siteAddress } from '../siteAddress'

/** Where a page stands, from the home page down to itself. */
export const breadcrumbList = (crumbs: readonly Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: siteAddress(path),
  })),
})
