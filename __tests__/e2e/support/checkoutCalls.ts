import { expect } from '@playwright/test'
import { buildPath } from '../../../src/pageTable/paths'
import { readCommonErrors } from '../../support/data/commonSentences'
import { ApiClient } from './ApiClient'
import { password, press, pressRetry, type ShopCall } from './ShopCall'
import type { Shopper } from './Shopper'

const getStepMessages = (shopper: Shopper) => {
  const { errors } = shopper.messages.checkout
  const { network, tooMany, other } = readCommonErrors(errors, shopper.language)
  return { 'no connection': network, '422': errors.fields, '429': tooMany(1), other }
}
/** A 401 tells a visitor without a session that a step is missing. */
const getVisitorMessages = (shopper: Shopper) => ({
  ...getStepMessages(shopper),
  '401': shopper.messages.checkout.errors.incomplete,
})
const getLoadMessage = ({ messages }: Shopper) => ({ other: messages.checkout.errors.load })

const asGuest = { isGuest: true, getMessages: getStepMessages } as const
const seesShipping = (shopper: Shopper) => shopper.seesHeading(shopper.messages.headings.shipping)
const getPoints = ({ main, messages }: Shopper) =>
  main.getByRole('group', { name: messages.checkout.shipping.points }).getByRole('radio')
async function choosePoint(shopper: Shopper) {
  await shopper.radio(shopper.chair.pickup).check()
  await getPoints(shopper).nth(1).check()
}

export const checkoutCalls: ShopCall[] = [
  {
    name: 'logging in',
    method: 'POST',
    path: /^\/sessions$/,
    language: 'nl',
    at: 'checkout',
    before: async (shopper, _api, email) => {
      const { login } = shopper.messages.identity
      await new ApiClient(shopper.page.request, 'nl').createAccount(email, password)
      await shopper.choosesIdentification('login')
      await shopper.field(login.email).fill(email)
      await shopper.field(login.password).fill(password)
    },
    act: (shopper) => press(shopper, shopper.messages.identity.login.submit),
    getMessages: (shopper) => {
      const { failed, tooMany } = shopper.messages.identity.login.errors
      return { ...getStepMessages(shopper), '401': failed, '422': failed, '429': tooMany(1) }
    },
    expectInput: async (shopper, email) => {
      const { login } = shopper.messages.identity
      await expect(shopper.field(login.email)).toHaveValue(email)
      await expect(shopper.field(login.password)).toHaveValue(password)
    },
    expectSuccess: seesShipping,
  },
  {
    name: 'creating an account',
    method: 'POST',
    path: /^\/accounts$/,
    language: 'en',
    at: 'checkout',
    before: async (shopper, _api, email) => {
      await shopper.choosesIdentification('create')
      await shopper.fillsAccount(email, password)
    },
    act: (shopper) => press(shopper, shopper.messages.identity.account.submit),
    getMessages: getVisitorMessages,
    expectInput: (shopper, email) => shopper.seesTyped(email),
    expectSuccess: seesShipping,
  },
  {
    name: "submitting a guest's details",
    method: 'POST',
    path: /^\/guests$/,
    language: 'en',
    at: 'checkout-step-guest',
    before: (shopper, _api, email) => shopper.fillsDetails(email),
    act: (shopper) => press(shopper, shopper.messages.identity.info.submit),
    getMessages: getVisitorMessages,
    expectInput: (shopper, email) => shopper.seesTyped(email),
    expectSuccess: seesShipping,
  },
  {
    ...asGuest,
    name: 'choosing the delivery method',
    method: 'PUT',
    path: /^\/cart\/carrier$/,
    language: 'nl',
    at: 'checkout-step-shipping',
    before: choosePoint,
    act: (shopper) => press(shopper, shopper.messages.checkout.shipping.submit),
    expectInput: (shopper) => expect(getPoints(shopper).nth(1)).toBeChecked(),
    expectSuccess: (shopper) => shopper.seesHeading(shopper.messages.headings.giftwrapping),
  },
  {
    ...asGuest,
    name: 'searching for a pickup point',
    method: 'GET',
    path: /^\/carriers\/\d+\/service-points$/,
    language: 'nl',
    at: 'checkout-step-shipping',
    before: async (shopper) => {
      await choosePoint(shopper)
      await shopper.main.getByLabel(shopper.messages.checkout.shipping.postcode).fill('3000')
    },
    act: (shopper) => press(shopper, shopper.messages.checkout.shipping.search),
    getMessages: ({ messages: { checkout } }) => ({
      '422': checkout.shipping.postcodeUnknown,
      other: checkout.shipping.searchFailed,
    }),
    expectInput: async (shopper) => {
      await expect(shopper.main.getByLabel(shopper.messages.checkout.shipping.postcode)).toHaveValue('3000')
      await expect(getPoints(shopper).nth(1)).toBeChecked()
    },
    expectSuccess: ({ main }) => expect(main.getByText('3000 Leuven').first()).toBeVisible(),
  },
  {
    ...asGuest,
    name: 'choosing gift wrapping',
    method: 'PUT',
    path: /^\/cart\/giftwrapping$/,
    language: 'en',
    at: 'checkout-step-giftwrapping',
    hasDelivery: true,
    before: async (shopper) => {
      const { gift } = shopper.messages.checkout
      await shopper.radio(gift.yes).check()
      await shopper.main.getByLabel(gift.message).fill('For by the table')
    },
    act: (shopper) => press(shopper, shopper.messages.checkout.gift.submit),
    expectInput: ({ main, messages }) =>
      expect(main.getByLabel(messages.checkout.gift.message)).toHaveValue('For by the table'),
    expectSuccess: (shopper) => shopper.seesHeading(shopper.messages.headings.payment),
  },
  {
    ...asGuest,
    name: 'starting the payment',
    method: 'POST',
    path: /^\/cart\/payment$/,
    language: 'nl',
    at: 'checkout-step-payment',
    hasDelivery: true,
    before: async (shopper) => {
      await shopper.radio(shopper.chair.card).check()
      await shopper.main.getByRole('checkbox', { name: shopper.messages.checkout.payment.terms }).check()
    },
    act: (shopper) => press(shopper, shopper.messages.checkout.payment.pay(shopper.chair.price)),
    expectInput: async (shopper) => {
      await expect(shopper.radio(shopper.chair.card)).toBeChecked()
      await expect(shopper.main.getByRole('checkbox', { name: shopper.messages.checkout.payment.terms })).toBeChecked()
    },
    expectSuccess: ({ page }) => page.waitForURL('**/pay/**'),
  },
  {
    ...asGuest,
    name: 'loading a step',
    method: 'GET',
    path: /^\/checkout$/,
    language: 'en',
    at: 'checkout-step-shipping',
    before: (shopper) => expect(shopper.radio(shopper.chair.home)).toBeVisible(),
    act: ({ page }) => page.reload(),
    actAgain: pressRetry,
    getMessages: getLoadMessage,
    expectInput: seesShipping,
    expectSuccess: (shopper) => expect(shopper.radio(shopper.chair.home)).toBeVisible(),
  },
  {
    name: 'loading the first page of the checkout',
    method: 'GET',
    path: /^\/checkout\/identification$/,
    language: 'nl',
    at: 'checkout',
    before: ({ main, messages }) =>
      expect(main.getByRole('radio', { name: messages.identity.methods.guest })).toBeVisible(),
    act: ({ page }) => page.reload(),
    actAgain: pressRetry,
    getMessages: getLoadMessage,
    expectInput: (shopper) => shopper.seesHeading(shopper.messages.headings.identification),
    expectSuccess: (shopper) => shopper.choosesIdentification('guest'),
  },
  {
    ...asGuest,
    name: 'fetching the payment status',
    method: 'GET',
    path: /^\/checkout\/status\/\d+$/,
    language: 'nl',
    at: 'checkout-step-payment',
    hasDelivery: true,
    before: async ({ page }, api) => {
      await api.startPayment()
      // Otherwise the step of the payment might send the request first.
      await page.goto(buildPath('contact', 'nl'))
    },
    act: ({ page }) => page.goto(buildPath('checkout-status', 'nl')),
    actAgain: (shopper) => press(shopper, shopper.messages.checkout.status.lookAgain),
    // No failure appears as a failed payment.
    getMessages: ({ messages }) => ({ other: messages.checkout.status.notKnown }),
    // Without a status, only a closed cart shows that it was paid, so the page continues to wait.
    except: 'wrong shape',
    // The page polls several times before it shows the error.
    waitForMessage: ({ page, main, messages }) =>
      expect(async () => {
        await page.clock.runFor(2000)
        await expect(main.getByText(messages.checkout.status.notKnown)).toBeVisible({ timeout: 100 })
      }).toPass(),
    expectInput: (shopper) => shopper.seesHeading(shopper.messages.headings.status),
    expectSuccess: ({ main, messages }) => expect(main.getByText(messages.checkout.status.waiting)).toBeVisible(),
  },
]
