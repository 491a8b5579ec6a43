/** The messages of the wishlist: page, overview and public link. */
export const wishlist = {
  title: 'Wishlist',
  loading: 'We halen je wishlist op.',
  /** Displayed when the list of an account could not be loaded. */
  listFailed: 'We konden je wishlist niet ophalen.',
  /** Displayed when the products on the list could not be loaded. */
  failed: 'We konden de prijzen van je wishlist niet ophalen. Je lijst zelf staat er nog.',
  visitor:
    'Deze lijst staat op dit apparaat. Met een account bewaren we hem in je account, ook voor je andere apparaten.',
  logIn: 'Log in',
  empty: 'Je wishlist is nog leeg. Een hartje bij een stuk zet het hier neer.',
  emptyLink: 'Bekijk wat er nieuw is',
  count: (count: number) => (count === 1 ? '1 stuk' : `${count} stukken`),
  remove: (name: string) => `Haal ${name} van je wishlist`,
  removed: (name: string) => `${name} staat niet meer op je wishlist.`,
  undo: 'Ongedaan maken',
  /** Displayed when the shop API refused a change, so the list is unchanged. */
  changeFailed: 'Dat lukte niet, dus je wishlist is zoals hij was. Probeer het straks opnieuw.',
  gone: (count: number) =>
    count === 1 ? 'Eén stuk van je lijst is er niet meer.' : `${count} stukken van je lijst zijn er niet meer.`,
  tidy: 'Haal van de lijst',
  soldOut: 'Uitverkocht',
  pieces: (count: number) => `${count} stuks`,
  move: 'In winkelmandje',
  marks: {
    back: 'Weer leverbaar',
    cheaper: (amount: string) => `Nu ${amount} minder`,
  },
  giftlist: {
    /** The link on an item, which opens the side panel. */
    open: 'Op een wenslijst',
    /** Displayed when the side panel was closed before the item was moved. */
    moved: (product: string, list: string) => `${product} staat nu op je wenslijst “${list}”.`,
    onBoth: (product: string, list: string) =>
      `${product} staat op je wenslijst “${list}”, maar staat ook nog op je wishlist. Met het hartje haal je het eraf.`,
  },
  share: {
    title: 'Deel je wishlist',
    why: 'Wie de link heeft, ziet je voornaam en wat er op je lijst staat. Verder niets.',
    start: 'Maak een link',
    link: 'De link naar je lijst',
    copy: 'Kopieer de link',
    copied: 'De link is gekopieerd.',
    notCopied: 'Kopiëren lukte niet. Je kunt de link hierboven zelf kopiëren.',
    send: 'Deel de link',
    text: 'Mijn wishlist bij Up North',
    end: 'Stop met delen',
    ended: 'De link werkt niet meer.',
    failed: 'Dat lukte niet. Probeer het opnieuw.',
  },
  shared: {
    /** The heading of another customer's list before its owner is known. */
    page: 'Een wishlist voor jou',
    title: (name: string) => `De wishlist van ${name}`,
    own: 'Dit is je eigen lijst, zoals anderen hem zien.',
    loading: 'We halen de lijst op.',
    failed: 'We konden deze lijst niet ophalen.',
    unknown: 'Deze lijst wordt niet meer gedeeld, of de link klopt niet helemaal.',
    empty: 'Er staat nog niets op deze lijst.',
    toOwn: 'Naar je eigen wishlist',
    keep: (name: string) => `Zet ${name} op je eigen wishlist`,
    gone: (count: number) =>
      count === 1 ? 'Eén stuk van deze lijst is er niet meer.' : `${count} stukken van deze lijst zijn er niet meer.`,
  },
  overview: {
    none: 'Nog niets bewaard. Een hartje bij een stuk zet het op je wishlist.',
    kept: (count: number) => (count === 1 ? '1 stuk bewaard' : `${count} stukken bewaard`),
    link: 'Naar je wishlist',
  },
}
