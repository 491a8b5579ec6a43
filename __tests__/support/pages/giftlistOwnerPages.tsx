import { render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { giftlist, type Giftlist } from '../../../src/contract/giftlist'
import { account as accountEn } from '../../../src/i18n/en/account'
import { giftlistOwner as en } from '../../../src/i18n/en/giftlistOwner'
import type { Language } from '../../../src/i18n/languages'
import { account as accountNl } from '../../../src/i18n/nl/account'
import { giftlistOwner as nl } from '../../../src/i18n/nl/giftlistOwner'
import type { PageContext } from '../../../src/pageTable/pageContext'
import { buildPath, type LinkedPage } from '../../../src/pageTable/paths'
import type { TemplateName } from '../../../src/pageTable/templates'
import AccountGiftlistsPage from '../../../src/templates/account-giftlists'
import GiftlistCreatePage from '../../../src/templates/giftlist-create'
import { fakeRouter, useAddress } from '../dom/fakeRouter'
import { buildTemplateElement } from '../dom/renderTemplate'
import { giftlistsPath, mies } from '../sandbox/giftlistCalls'
import type { Shopper } from '../sandbox/Shopper'
import { identityMessages } from '../shopping/guestForm'
import { setLazyTestStore } from '../store/pageStore'

export const ownerMessages = {
  nl: { ...nl, account: accountNl, identity: identityMessages.nl },
  en: { ...en, account: accountEn, identity: identityMessages.en },
}

interface Visit {
  language?: Language
  /** The query of the URL. */
  search?: string
  /** The state of the browser's history entry. */
  state?: object | null
}

/** The browser may contain tokens, and links work. */
function open(
  Page: ComponentType<{ pageContext: PageContext }>,
  page: LinkedPage,
  template: TemplateName,
  { language = 'nl', search = '', state = null }: Visit = {},
) {
  const shop = setLazyTestStore(language)
  window.history.replaceState(state, '', buildPath(page, language) + search)
  const go = fakeRouter()
  const Routed = () => {
    useAddress()
    return buildTemplateElement(Page, null as never, { language, template })
  }
  const view = render(<Routed />)
  return { ...view, shop, go, shopper: userEvent.setup(), messages: ownerMessages[language] }
}

export const openCreatePage = (visit?: Visit) => open(GiftlistCreatePage, 'giftlist-create', 'giftlist-create', visit)

export const openGiftlistsPage = (visit?: Visit) =>
  open(AccountGiftlistsPage, 'my-giftlists', 'account-giftlists', visit)

/** Also sets the fields that creating a list does not set. */
export async function makeList(
  customer: Shopper,
  { name, published = false, ...changes }: Partial<Giftlist> & { name: string },
): Promise<Giftlist> {
  const created = await customer.call(giftlist, 'POST', giftlistsPath, { ...mies, name, published })
  return customer.call(giftlist, 'PUT', `${giftlistsPath}/${created.id_giftlist}`, changes)
}

/** The label may have a suffix. */
export const listField = (label: string) =>
  screen.getByLabelText((text) => text === label || text.startsWith(`${label} (`), {
    selector: 'input, textarea, select',
  })

/** Pasting is much faster than typing. */
export async function fillIn(shopper: UserEvent, label: string, text: string): Promise<void> {
  const field = listField(label)
  await shopper.clear(field)
  await shopper.click(field)
  await shopper.paste(text)
}

/** Texts of users who try to break the page. */
export const hostileTexts = {
  markup: '<script>alert(1)</script><img src=x onerror=alert(2)>',
  reversed: 'Noor \u202een Elias\u202c',
  unbroken: 'w'.repeat(2000),
}
