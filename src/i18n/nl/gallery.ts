/**
 * The messages that a product page loads later: full-screen pictures, recently viewed products, removed products, and
 * whether a product fits in the room.
 */
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
  room: {
    wall: 'Hoe breed is je muur?',
    fits: (width: string, aside: number) =>
      `Het is ${width} cm breed en past${aside === 0 ? ' precies' : `, met aan elke kant nog ${aside} cm`}.`,
    tooWide: (width: string, missing: number) => `Het is ${width} cm breed: je muur is ${missing} cm te smal.`,
    unreadable: 'Vul een breedte in van 50 tot 2000 cm.',
    door: (door: number) => `Zonder verpakking gaat het door een deur van ${door} cm.`,
    noDoor: 'Door een gewone deur van 93 cm gaat het niet in zijn geheel. Vraag ons hoe we het binnenbrengen.',
  },
}
