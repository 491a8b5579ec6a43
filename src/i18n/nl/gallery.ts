/** Words of what a product page fetches later, full screen and what was seen before, and of the wishlist. */
export const gallery = {
  fullScreen: {
    title: 'Foto’s over het hele scherm',
    previous: 'Vorige foto',
    next: 'Volgende foto',
    larger: 'Groter',
    smaller: 'Kleiner',
    close: 'Sluiten',
  },
  recent: {
    title: 'Eerder bekeken',
  },
  gone: {
    eyebrow: 'Niet meer te vinden',
    title: (name: string) => `${name} is er niet meer.`,
    withFamily: (family: string) => `Dit stuk is uit de winkel. De reeks ${family} staat er nog.`,
    alone: 'Dit stuk is uit de winkel. De maker heeft nog ander werk.',
    family: (family: string) => `Bekijk de reeks ${family}`,
    brand: (brand: string) => `Alles van ${brand}`,
    relatives: 'Uit dezelfde reeks',
  },
  /** Pages that are newer than the site. */
  newer: {
    piece: 'Dit stuk',
    failed: 'De winkel antwoordt even niet, dus we weten niet of hier iets staat.',
  },
  wishlist: {
    loading: 'We halen je wishlist op.',
    failed: 'We konden de prijzen van je wishlist niet ophalen. Je lijst zelf staat er nog.',
    retry: 'Probeer opnieuw',
    empty: 'Je wishlist is nog leeg. Een hartje op een productpagina zet een stuk hier neer.',
    emptyLink: 'Bekijk wat er nieuw is',
    remove: (name: string) => `Haal ${name} van je wishlist`,
    removed: (name: string) => `${name} staat niet meer op je wishlist.`,
    undo: 'Ongedaan maken',
    gone: (count: number) =>
      count === 1 ? 'Eén stuk van je lijst is er niet meer.' : `${count} stukken van je lijst zijn er niet meer.`,
    tidy: 'Haal van de lijst',
    soldOut: 'Uitverkocht',
    pieces: (count: number) => `${count} stuks`,
  },
}
