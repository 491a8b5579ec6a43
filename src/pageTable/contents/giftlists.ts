import shopDetails from '../../../data/shop.json'
import type { Picture } from '../../contract/picture'
import type { Crumb } from '../pageContext'
import type { PageText } from '../sources/shopContent'

/** The picture of every gift list. Owners cannot choose a picture, because all gift lists share the same HTML. */
export const giftlistPicture: Picture = {
  name: `/pictures/${shopDetails.pictures.giftlists}`,
  alt: '',
  width: 2000,
  height: 1250,
  frame: 'room',
  tone: '#b8a4a1',
}

export interface GiftlistFormMessages {
  title: string
  label: string
  help: string
  submit: string
}

/**
 * The content of the pages on which users find gift lists. It includes the messages of these pages, so browsers load
 * none for them.
 */
export interface GiftlistsContent {
  sections: PageText['sections']
  picture: Picture | null
  /**
   * The links to creating a list (`main`) and to the user's own lists (`other`); null on the page for givers, or if the
   * shop lacks one of the two pages.
   */
  links: { main: Crumb; other: Crumb } | null
  find: GiftlistFormMessages
  /** The form for the code of a printed card, on the page for givers; null on the other page. */
  code: (GiftlistFormMessages & { missing: string; wrong: string }) | null
}
