import type { MenuWords } from '../buildTimeWords'

export const menu: MenuWords = {
  all: (department) => `All in ${department}`,
  allBrands: 'All brands',
  allReduced: 'All promotions',
  allNew: 'Everything new',
  brands: 'Brands',
  families: 'Series',
  newAndReduced: 'New and reduced',
  campaigns: 'Offers',
  reduced: 'Now for less',
  new: 'New',
}
