import type { menu as nl } from '../../nl/buildTime/menu'
import type { Messages } from '../../messages'

export const menu: Messages<typeof nl> = {
  all: (department) => `All in ${department}`,
  allBrands: 'All brands',
  allReduced: 'All offers',
  allNew: 'Everything new',
  brands: 'Brands',
  families: 'Series',
  newAndReduced: 'New and on offer',
  campaigns: 'Offers',
  reduced: 'On offer',
  new: 'New',
}
