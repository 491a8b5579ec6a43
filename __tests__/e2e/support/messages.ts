import { account as accountEn } from '../../../src/i18n/en/account'
import { addresses as addressesEn } from '../../../src/i18n/en/addresses'
import { giftlistOwner as giftlistOwnerEn } from '../../../src/i18n/en/giftlistOwner'
import { newsletter as newsletterEn } from '../../../src/i18n/en/newsletter'
import { stockAlert as stockAlertEn } from '../../../src/i18n/en/stockAlert'
import { password as passwordEn } from '../../../src/i18n/en/password'
import { wishlist as wishlistEn } from '../../../src/i18n/en/wishlist'
import { common as commonEn } from '../../../src/i18n/en/common'
import { contact as contactEn } from '../../../src/i18n/en/contact'
import { configurator as configuratorEn } from '../../../src/i18n/en/configurator'
import { cart as cartEn } from '../../../src/i18n/en/cart'
import { catalogue as catalogueEn } from '../../../src/i18n/en/firstLoad/catalogue'
import { checkout as checkoutEn } from '../../../src/i18n/en/checkout'
import { giftlistItems as giftlistItemsEn } from '../../../src/i18n/en/giftlistItems'
import { giftlist as giftlistEn } from '../../../src/i18n/en/giftlist'
import { frame as frameEn } from '../../../src/i18n/en/firstLoad/frame'
import { headings as headingsEn } from '../../../src/i18n/en/firstLoad/headings'
import { gallery as galleryEn } from '../../../src/i18n/en/gallery'
import { identity as identityEn } from '../../../src/i18n/en/identity'
import { list as listEn } from '../../../src/i18n/en/list'
import { giftlistLines as giftlistLinesEn } from '../../../src/i18n/en/giftlistLines'
import { consent as consentEn } from '../../../src/i18n/en/consent'
import { search as searchEn } from '../../../src/i18n/en/search'
import { offers as offersEn } from '../../../src/i18n/en/offers'
import { order as orderEn } from '../../../src/i18n/en/order'
import { panel as panelEn } from '../../../src/i18n/en/panel'
import type { Headings } from '../../../src/i18n/headings'
import type { Language } from '../../../src/i18n/languages'
import { account } from '../../../src/i18n/nl/account'
import { addresses } from '../../../src/i18n/nl/addresses'
import { consent } from '../../../src/i18n/nl/consent'
import { giftlistOwner } from '../../../src/i18n/nl/giftlistOwner'
import { newsletter } from '../../../src/i18n/nl/newsletter'
import { stockAlert } from '../../../src/i18n/nl/stockAlert'
import { password } from '../../../src/i18n/nl/password'
import { wishlist } from '../../../src/i18n/nl/wishlist'
import { common } from '../../../src/i18n/nl/common'
import { contact } from '../../../src/i18n/nl/contact'
import { configurator } from '../../../src/i18n/nl/configurator'
import { cart } from '../../../src/i18n/nl/cart'
import { catalogue } from '../../../src/i18n/nl/firstLoad/catalogue'
import { checkout } from '../../../src/i18n/nl/checkout'
import { giftlistItems } from '../../../src/i18n/nl/giftlistItems'
import { giftlist } from '../../../src/i18n/nl/giftlist'
import { frame } from '../../../src/i18n/nl/firstLoad/frame'
import { headings } from '../../../src/i18n/nl/firstLoad/headings'
import { gallery } from '../../../src/i18n/nl/gallery'
import { identity } from '../../../src/i18n/nl/identity'
import { list } from '../../../src/i18n/nl/list'
import { giftlistLines } from '../../../src/i18n/nl/giftlistLines'
import { search } from '../../../src/i18n/nl/search'
import { offers } from '../../../src/i18n/nl/offers'
import { order } from '../../../src/i18n/nl/order'
import { panel } from '../../../src/i18n/nl/panel'
import type { Areas } from '../../../src/i18n/messages'

/** All messages in each language. The browser tests find elements by the texts that users read. */
export const messages: Record<Language, Areas & { headings: Headings }> = {
  nl: {
    account,
    wishlist,
    password,
    newsletter,
    stockAlert,
    giftlistOwner,
    consent,
    addresses,
    cart,
    common,
    contact,
    configurator,
    catalogue,
    checkout,
    frame,
    gallery,
    giftlistItems,
    giftlist,
    giftlistLines,
    headings,
    identity,
    list,
    offers,
    order,
    panel,
    search,
  },
  en: {
    account: accountEn,
    addresses: addressesEn,
    newsletter: newsletterEn,
    stockAlert: stockAlertEn,
    giftlistOwner: giftlistOwnerEn,
    consent: consentEn,
    password: passwordEn,
    wishlist: wishlistEn,
    cart: cartEn,
    common: commonEn,
    contact: contactEn,
    configurator: configuratorEn,
    catalogue: catalogueEn,
    checkout: checkoutEn,
    frame: frameEn,
    gallery: galleryEn,
    giftlistItems: giftlistItemsEn,
    giftlist: giftlistEn,
    giftlistLines: giftlistLinesEn,
    headings: headingsEn,
    identity: identityEn,
    list: listEn,
    offers: offersEn,
    order: orderEn,
    panel: panelEn,
    search: searchEn,
  },
}
