import shopDetails from '../../../data/shop.json'
import { createPlural } from '../languages'

const choosePlural = createPlural('nl')

/** The messages of the wishlist, which users know as their favourites: page, overview and public link. */
export const wishlist = {
  title: 'Favorieten',
  loading: 'We halen je favorieten op.',
  /** Displayed when the list of an account could not be loaded. */
  listFailed: 'We konden je favorieten niet ophalen.',
  /** Displayed when the products on the list could not be loaded. */
  failed: 'We konden de prijzen van je favorieten niet ophalen. Je favorieten zelf staan er nog.',
  visitor:
    'Je favorieten staan op dit apparaat. Met een account bewaren we ze in je account, ook voor je andere apparaten.',
  logIn: 'Log in',
  empty: 'Je hebt nog geen favorieten. Met het hartje bij een stuk bewaar je het hier.',
  emptyLink: 'Kijk even rond',
  count: (count: number) => choosePlural(count, { one: '1 stuk', other: `${count} stukken` }),
  remove: (name: string) => `Haal ${name} uit je favorieten`,
  removed: (name: string) => `${name} staat niet meer bij je favorieten.`,
  undo: 'Ongedaan maken',
  /** Displayed after a failed change, which leaves the list unchanged. */
  changeFailed: 'Dat lukte niet, dus je favorieten zijn zoals ze waren. Probeer het straks opnieuw.',
  gone: (count: number) =>
    choosePlural(count, {
      one: 'Eén van je favorieten is er niet meer.',
      other: `${count} van je favorieten zijn er niet meer.`,
    }),
  tidy: 'Haal uit je favorieten',
  soldOut: 'Uitverkocht',
  pieces: (count: number) => `${count} stuks`,
  move: 'In mandje',
  marks: {
    back: 'Weer leverbaar',
    cheaper: (amount: string) => `${amount} minder dan toen je het bewaarde`,
  },
  giftlist: {
    /** The link on an item, which opens the side panel. */
    open: 'Naar een wenslijst',
    /** Displayed when the side panel was closed before the item was moved. */
    moved: (product: string, list: string) => `${product} staat nu op je wenslijst “${list}”.`,
    onBoth: (product: string, list: string) =>
      `${product} staat op je wenslijst “${list}”, maar ook nog bij je favorieten. Met het hartje haal je het daar weg.`,
  },
  share: {
    title: 'Deel je favorieten',
    why: 'Wie de link heeft, ziet je voornaam en je favorieten. Verder niets.',
    start: 'Maak een link',
    link: 'De link naar je favorieten',
    copy: 'Kopieer de link',
    copied: 'De link is gekopieerd.',
    notCopied: 'Kopiëren lukte niet. Je kunt de link hierboven zelf kopiëren.',
    send: 'Deel de link',
    text: `Mijn favorieten bij ${shopDetails.name}`,
    end: 'Stop met delen',
    ended: 'De link werkt niet meer.',
    failed: 'Dat lukte niet. Probeer het opnieuw.',
  },
  shared: {
    /** The title of the page of a shared list, once the first name of its owner is known. */
    title: (name: string) => `De favorieten van ${name}`,
    own: 'Dit zijn je eigen favorieten, zoals anderen ze zien.',
    loading: 'We halen de favorieten op.',
    failed: 'We konden deze favorieten niet ophalen.',
    unknown: 'Deze favorieten worden niet meer gedeeld, of de link klopt niet helemaal.',
    empty: 'Hier staan nog geen favorieten.',
    toOwn: 'Naar je eigen favorieten',
    keep: (name: string) => `Zet ${name} bij je eigen favorieten`,
    gone: (count: number) =>
      choosePlural(count, {
        one: 'Eén van deze favorieten is er niet meer.',
        other: `${count} van deze favorieten zijn er niet meer.`,
      }),
  },
  overview: {
    none: 'Nog niets bewaard. Met het hartje bij een stuk zet je het bij je favorieten.',
    kept: (count: number) => choosePlural(count, { one: '1 stuk bewaard', other: `${count} stukken bewaard` }),
    link: 'Naar je favorieten',
  },
}
