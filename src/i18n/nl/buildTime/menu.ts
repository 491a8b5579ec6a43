/** The messages of the departments' sheets. The build writes them into the menu file. */
export const menu = {
  all: (department: string) => `Alles in ${department}`,
  allBrands: 'Alle merken',
  allReduced: 'Alle acties',
  allNew: 'Alles wat nieuw is',
  brands: 'Merken',
  families: 'Reeksen',
  newAndReduced: 'Nieuw en in de actie',
  campaigns: 'Acties',
  reduced: 'In de actie',
  new: 'Nieuw',
}
