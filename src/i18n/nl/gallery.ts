/** The messages that a product page loads later: full-screen pictures and recently viewed products. */
export const gallery = {
  fullScreen: {
    title: 'Foto’s op volledig scherm',
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
    withFamily: (family: string) => `Dit stuk verkopen we niet meer. De reeks ${family} staat er nog.`,
    alone: 'Dit stuk verkopen we niet meer. De maker heeft nog ander werk.',
    family: (family: string) => `Bekijk de reeks ${family}`,
    brand: (brand: string) => `Alles van ${brand}`,
    relatives: 'Uit dezelfde reeks',
  },
  /** The messages of pages that are newer than the build. */
  newer: {
    piece: 'Dit stuk',
    failed: 'De winkel antwoordt even niet, dus we weten niet of hier iets staat.',
  },
}
