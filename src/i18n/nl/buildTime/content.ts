/**
 * The messages of content pages. Browsers never load them, because the build writes the sentences into a page's data.
 */
export const content = {
  changed: (day: string) => `Laatst gewijzigd op ${day}.`,
  questions: 'Veelgestelde vragen',
  rating: (stars: number) => `${stars}\u00a0van\u00a05`,
  /** The plan of a room in which a product is marked. */
  plan: {
    size: (width: number, depth: number) => `${width} × ${depth} cm`,
    label: (size: string, product: string) => `Plattegrond van een kamer van ${size}, met daarin de ${product}`,
  },
  /** The card after the members of the team, which links to the jobs. */
  vacantPlace: {
    title: 'En jij?',
    text: 'Deze kamer staat nog leeg.',
    label: 'Plattegrond van een lege kamer',
    link: 'Bekijk de vacatures',
  },
  jobs: {
    tasks: 'Wat je doet',
    profile: 'Wie je bent',
    benefits: 'Wat je krijgt',
    read: 'Lees de hele vacature',
    apply: 'Schrijf ons',
    hours: 'Uren',
    place: 'Plaats',
    pay: 'Loon',
    posted: 'Geplaatst op',
    closes: 'Solliciteren kan',
    until: (day: string) => `tot en met ${day}`,
    untilTaken: 'tot de plek is ingevuld',
    salary: (from: string, until: string) => `${from} tot ${until} bruto per maand bij voltijd`,
    over: 'Deze plek is ingevuld. Kijk bij de vacatures wat er nog openstaat.',
  },
  shop: {
    title: 'Openingstijden',
    hours: (open: string, close: string) => `${open} tot ${close}`,
    closed: 'gesloten',
    special: 'Andere uren',
    status: {
      open: 'Vandaag open tot {time} uur.',
      today: 'Nu gesloten. Vandaag open vanaf {time} uur.',
      tomorrow: 'Nu gesloten. Morgen open vanaf {time} uur.',
      later: 'Nu gesloten. Weer open op {day} om {time} uur.',
      closed: 'Nu gesloten.',
    },
  },
}
