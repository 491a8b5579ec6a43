import type { Page } from '@playwright/test'
import type { Language } from '../../../src/i18n/languages'
import type { LinkedPage } from '../../../src/pageTable/paths'
import { retryLabel } from '../../support/data/commonSentences'
import type { ApiClient } from './ApiClient'
import type { FailureName } from './failures'
import type { Call } from './calls'
import { openWithCart, type Preparation } from './openWithCart'
import { Shopper } from './Shopper'

/** A call of a page of the cart or the checkout, which can fail and can be late. */
export interface ShopCall extends Call, Pick<Preparation, 'hasDelivery' | 'lines' | 'vouchers'> {
  name: string
  language: Language
  at: LinkedPage
  isGuest?: boolean
  isInPanel?: boolean
  /** The steps of the user before the action that sends the call. */
  before?: (shopper: Shopper, api: ApiClient, email: string) => Promise<unknown>
  act: (shopper: Shopper) => Promise<unknown>
  /** The action that sends the call again; by default the same. */
  actAgain?: (shopper: Shopper) => Promise<unknown>
  /** The message while the response is pending; by default that of the checkout. */
  getSlowMessage?: (shopper: Shopper) => string
  /** The messages of the failures. `other` is the message of all failures without their own. */
  getMessages: (shopper: Shopper) => Partial<Record<FailureName, string>> & { other: string }
  /** The common failure that shows no message. */
  except?: FailureName
  /** Waits until the page can show the message. */
  waitForMessage?: (shopper: Shopper) => Promise<void>
  /** Expects typed text and choices to be preserved. */
  expectInput: (shopper: Shopper, email: string) => Promise<void>
  expectSuccess: (shopper: Shopper) => Promise<void>
}

export const password = 'een zin om te onthouden'

export const press = (shopper: Shopper, name: string) => shopper.button(name).click()

export const pressRetry = (shopper: Shopper) => press(shopper, retryLabel[shopper.language])

/** Opens the page that sends the call. Each kind of test has its own email address. */
export async function openForCall(page: Page, call: ShopCall, kind: string) {
  const { name, language, at, isGuest, before, ...preparation } = call
  const shopper = new Shopper(page, language)
  const email = `ine.${kind}.${name.replace(/\W+/g, '.')}@example.com`
  const api = await openWithCart(shopper, at, { ...preparation, email: isGuest ? email : undefined })
  await before?.(shopper, api, email)
  return { shopper, email }
}
