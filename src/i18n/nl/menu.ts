/** The messages of the departments' sheets. The build writes them into the menu file. */
export const menu = {
  all: (department: string) => `Alles in ${department}`,
  allBrands: 'Alle merken',
  allReduced: 'Alle promoties',
  allNew: 'Alles wat nieuw is',
  brands: 'Merken',
  families: 'Reeksen',
  newAndReduced: 'Nieuw en afgeprijsd',
  campaigns: 'Acties',
  reduced: 'Nu voor minder',
  new: 'Nieuw',
}
