/** The links and filters that lead to a product, by the page on which the search for it begins. */
export const journeys = {
  category: {
    path: '/nl/categorie/zitten',
    brand: 'Havrelund',
    colour: 'Groen',
    material: 'Eik',
    query: '?brand=havrelund&colour=green&material=oak',
    product: 'Spile stoel',
  },
  brand: { name: 'Havrelund', family: 'Spile', product: 'Spile barstoel' },
  /** A list of more than one page. */
  long: { path: '/nl/zoeken?q=hout' },
}
