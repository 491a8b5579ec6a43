import { buildPath } from '../../src/pageTable/paths'
import { faultLines } from './support/faults'
import { readyAt } from './support/readyAt'
import { ShopCounter } from './support/ShopCounter'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'
import { walkFaults } from './support/walkFaults'
import { readCommonErrors, retryLabel } from '../support/data/commonSentences'

/**
 * Each call of the checkout meets each fault, says so, loses nothing that was typed,
 * and works afterwards. A 401 to who has a session ends it: session-ended.spec.ts.
 */
test.use({ expectedErrors: faultLines })

/** What the checkout says of a step that did not go through. */
const stepSays = ({ words }: Shopper) => {
  const { errors } = words.checkout
  return {
    'no connection': readCommonErrors(errors).network,
    '401': errors.loggedOut,
    '422': errors.fields,
    '429': readCommonErrors(errors).tooMany(1),
    other: readCommonErrors(errors).other,
  }
}

test('logging in meets every fault', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const { main, words } = shopper
  const { login } = words.identity
  const email = 'ine.login.faults@example.com'
  await new ShopCounter(page.request, 'nl').makeAccount(email, 'een zin om te onthouden')
  await readyAt(shopper, 'checkout')
  await shopper.choosesWay('login')
  await main.getByLabel(login.email).fill(email)
  await main.getByLabel(login.password, { exact: true }).fill('een zin om te onthouden')

  await walkFaults(page, {
    method: 'POST',
    path: /^\/sessions$/,
    act: () => main.getByRole('button', { name: login.submit, exact: true }).click(),
    where: main,
    says: {
      ...stepSays(shopper),
      '401': login.errors.failed,
      '422': login.errors.failed,
      '429': login.errors.tooMany(1),
    },
    kept: async () => {
      await expect(main.getByLabel(login.email)).toHaveValue(email)
      await expect(main.getByLabel(login.password, { exact: true })).toHaveValue('een zin om te onthouden')
    },
    goesOn: () => shopper.seesHeading(words.headings.shipping),
  })
})

test('creating an account meets every fault', async ({ page }) => {
  const shopper = new Shopper(page, 'en')
  const { main, words } = shopper
  const email = 'ine.account.faults@example.com'
  await readyAt(shopper, 'checkout')
  await shopper.choosesWay('create')
  await shopper.fillsAccount(email, 'a sentence to remember')

  await walkFaults(page, {
    method: 'POST',
    path: /^\/accounts$/,
    act: () => main.getByRole('button', { name: words.identity.account.submit }).click(),
    where: main,
    says: stepSays(shopper),
    kept: () => shopper.seesTyped(email),
    goesOn: () => shopper.seesHeading(words.headings.shipping),
  })
})

test('the details of a guest meet every fault', async ({ page }) => {
  const shopper = new Shopper(page, 'en')
  const { main, words } = shopper
  const email = 'ine.guest.faults@example.com'
  await readyAt(shopper, 'checkout-step-guest')
  await shopper.fillsDetails(email)

  await walkFaults(page, {
    method: 'POST',
    path: /^\/guests$/,
    act: () => main.getByRole('button', { name: words.identity.info.submit }).click(),
    where: main,
    says: stepSays(shopper),
    kept: () => shopper.seesTyped(email),
    goesOn: () => shopper.seesHeading(words.headings.shipping),
  })
})

test('the way of delivery meets every fault', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const { main, words } = shopper
  await readyAt(shopper, 'checkout-step-shipping', { email: 'ine.carrier.faults@example.com' })
  await shopper.radio(shopper.chair.pickup).check()
  const point = main.getByRole('group', { name: words.checkout.shipping.points }).getByRole('radio').nth(1)
  await point.check()

  await walkFaults(page, {
    method: 'PUT',
    path: /^\/cart\/carrier$/,
    act: () => main.getByRole('button', { name: words.checkout.shipping.submit }).click(),
    where: main,
    says: stepSays(shopper),
    except: ['401'],
    kept: () => expect(point).toBeChecked(),
    goesOn: () => shopper.seesHeading(words.headings.giftwrapping),
  })
})

test('the search for a pick-up point meets every fault', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const { main, words } = shopper
  const { shipping } = words.checkout
  await readyAt(shopper, 'checkout-step-shipping', { email: 'ine.points.faults@example.com' })
  await shopper.radio(shopper.chair.pickup).check()
  const points = main.getByRole('group', { name: shipping.points }).getByRole('radio')
  await points.nth(1).check()
  await main.getByLabel(shipping.postcode).fill('3000')

  await walkFaults(page, {
    method: 'GET',
    path: /^\/carriers\/\d+\/service-points$/,
    act: () => main.getByRole('button', { name: shipping.search, exact: true }).click(),
    where: main,
    says: { '422': shipping.postcodeUnknown, other: shipping.searchFailed },
    except: ['401'],
    kept: async () => {
      await expect(main.getByLabel(shipping.postcode)).toHaveValue('3000')
      await expect(points.nth(1)).toBeChecked()
    },
    goesOn: () => expect(main.getByText('3000 Leuven').first()).toBeVisible(),
  })
})

test('gift wrapping meets every fault', async ({ page }) => {
  const shopper = new Shopper(page, 'en')
  const { main, words } = shopper
  const { gift } = words.checkout
  await readyAt(shopper, 'checkout-step-giftwrapping', { email: 'ine.gift.faults@example.com', delivered: true })
  await shopper.radio(gift.yes).check()
  await main.getByLabel(gift.message).fill('For by the table')

  await walkFaults(page, {
    method: 'PUT',
    path: /^\/cart\/giftwrapping$/,
    act: () => main.getByRole('button', { name: gift.submit }).click(),
    where: main,
    says: stepSays(shopper),
    except: ['401'],
    kept: () => expect(main.getByLabel(gift.message)).toHaveValue('For by the table'),
    goesOn: () => shopper.seesHeading(words.headings.payment),
  })
})

test('beginning the payment meets every fault, and begins once', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const { main, words, chair } = shopper
  const { payment } = words.checkout
  await readyAt(shopper, 'checkout-step-payment', { email: 'ine.payment.faults@example.com', delivered: true })
  await shopper.radio(chair.card).check()
  const terms = main.getByRole('checkbox', { name: payment.terms })
  await terms.check()

  await walkFaults(page, {
    method: 'POST',
    path: /^\/cart\/payment$/,
    act: () => main.getByRole('button', { name: payment.pay(chair.price) }).click(),
    where: main,
    says: stepSays(shopper),
    except: ['401'],
    kept: async () => {
      await expect(shopper.radio(chair.card)).toBeChecked()
      await expect(terms).toBeChecked()
    },
    goesOn: () => page.waitForURL('**/pay/**'),
  })
})

test('loading a step meets every fault', async ({ page }) => {
  const shopper = new Shopper(page, 'en')
  const { main, words } = shopper
  await readyAt(shopper, 'checkout-step-shipping', { email: 'ine.load.faults@example.com' })
  let act: () => Promise<unknown> = () => page.reload()

  await walkFaults(page, {
    method: 'GET',
    path: /^\/checkout$/,
    act: async () => {
      await act()
      act = () => main.getByRole('button', { name: retryLabel.nl }).click()
    },
    where: main,
    says: { other: words.checkout.errors.load },
    except: ['401'],
    kept: () => shopper.seesHeading(words.headings.shipping),
    goesOn: () => expect(shopper.radio(shopper.chair.home)).toBeVisible(),
  })
})

test('loading the first page of the checkout meets every fault', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const { main, words } = shopper
  await readyAt(shopper, 'checkout')
  let act: () => Promise<unknown> = () => page.reload()

  await walkFaults(page, {
    method: 'GET',
    path: /^\/checkout\/identification$/,
    act: async () => {
      await act()
      act = () => main.getByRole('button', { name: retryLabel.nl }).click()
    },
    where: main,
    says: { other: words.checkout.errors.load },
    kept: () => shopper.seesHeading(words.headings.identification),
    goesOn: () => shopper.choosesWay('guest'),
  })
})

test('asking how the payment stands meets every fault, and is never told as a payment that failed', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'nl')
  const { main, words } = shopper
  const { status } = words.checkout
  await page.clock.install()
  const counter = await readyAt(shopper, 'checkout-step-payment', {
    email: 'ine.status.faults@example.com',
    delivered: true,
  })
  await counter.beginPayment()
  let act: () => Promise<unknown> = () => page.goto(buildPath('checkout-status', 'nl'))

  await walkFaults(page, {
    method: 'GET',
    path: /^\/checkout\/status\/\d+$/,
    act: async () => {
      await act()
      act = () => main.getByRole('button', { name: status.lookAgain }).click()
    },
    where: main,
    says: { other: status.notKnown },
    except: ['401'],
    // The page asks a few times before it gives up.
    settles: () =>
      expect(async () => {
        await page.clock.runFor(2000)
        await expect(main.getByText(status.notKnown)).toBeVisible({ timeout: 100 })
      }).toPass(),
    kept: () => shopper.seesHeading(words.headings.status),
    goesOn: () => expect(main.getByText(status.waiting)).toBeVisible(),
  })
})
