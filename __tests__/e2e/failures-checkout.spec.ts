import { buildPath } from '../../src/pageTable/paths'
import { failureLogLines } from './support/failures'
import { openWithCart } from './support/openWithCart'
import { ApiClient } from './support/ApiClient'
import { Shopper } from './support/Shopper'
import { expect, test } from './support/test'
import { checkFailures } from './support/checkFailures'
import { readCommonErrors, retryLabel } from '../support/data/commonSentences'

/**
 * Each call of the checkout fails in every way listed in support/failures.ts, preserves the input, and succeeds
 * afterwards. A 401 during a session ends the session, which session-ended.spec.ts tests; a visitor is taken to the right step.
 */
test.use({ expectedErrors: failureLogLines })

const getStepMessages = (shopper: Shopper) => {
  const { errors } = shopper.messages.checkout
  return {
    'no connection': readCommonErrors(errors, shopper.language).network,
    '401': errors.incomplete,
    '422': errors.fields,
    '429': readCommonErrors(errors, shopper.language).tooMany(1),
    other: readCommonErrors(errors, shopper.language).other,
  }
}

test('logging in shows an error after every kind of failure and can be retried', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const { main, messages } = shopper
  const { login } = messages.identity
  const email = 'ine.login.failures@example.com'
  await new ApiClient(page.request, 'nl').createAccount(email, 'een zin om te onthouden')
  await openWithCart(shopper, 'checkout')
  await shopper.choosesIdentification('login')
  await main.getByLabel(login.email).fill(email)
  await main.getByLabel(login.password, { exact: true }).fill('een zin om te onthouden')

  await checkFailures(page, {
    method: 'POST',
    path: /^\/sessions$/,
    act: () => main.getByRole('button', { name: login.submit, exact: true }).click(),
    where: main,
    messages: {
      ...getStepMessages(shopper),
      '401': login.errors.failed,
      '422': login.errors.failed,
      '429': login.errors.tooMany(1),
    },
    expectInput: async () => {
      await expect(main.getByLabel(login.email)).toHaveValue(email)
      await expect(main.getByLabel(login.password, { exact: true })).toHaveValue('een zin om te onthouden')
    },
    expectSuccess: () => shopper.seesHeading(messages.headings.shipping),
  })
})

test('creating an account shows an error after every kind of failure and can be retried', async ({ page }) => {
  const shopper = new Shopper(page, 'en')
  const { main, messages } = shopper
  const email = 'ine.account.failures@example.com'
  await openWithCart(shopper, 'checkout')
  await shopper.choosesIdentification('create')
  await shopper.fillsAccount(email, 'a sentence to remember')

  await checkFailures(page, {
    method: 'POST',
    path: /^\/accounts$/,
    act: () => main.getByRole('button', { name: messages.identity.account.submit }).click(),
    where: main,
    messages: getStepMessages(shopper),
    expectInput: () => shopper.seesTyped(email),
    expectSuccess: () => shopper.seesHeading(messages.headings.shipping),
  })
})

test("submitting a guest's details shows an error after every kind of failure and can be retried", async ({ page }) => {
  const shopper = new Shopper(page, 'en')
  const { main, messages } = shopper
  const email = 'ine.guest.failures@example.com'
  await openWithCart(shopper, 'checkout-step-guest')
  await shopper.fillsDetails(email)

  await checkFailures(page, {
    method: 'POST',
    path: /^\/guests$/,
    act: () => main.getByRole('button', { name: messages.identity.info.submit }).click(),
    where: main,
    messages: getStepMessages(shopper),
    expectInput: () => shopper.seesTyped(email),
    expectSuccess: () => shopper.seesHeading(messages.headings.shipping),
  })
})

test('choosing the delivery method shows an error after every kind of failure and can be retried', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const { main, messages } = shopper
  await openWithCart(shopper, 'checkout-step-shipping', { email: 'ine.carrier.failures@example.com' })
  await shopper.radio(shopper.chair.pickup).check()
  const point = main.getByRole('group', { name: messages.checkout.shipping.points }).getByRole('radio').nth(1)
  await point.check()

  await checkFailures(page, {
    method: 'PUT',
    path: /^\/cart\/carrier$/,
    act: () => main.getByRole('button', { name: messages.checkout.shipping.submit }).click(),
    where: main,
    messages: getStepMessages(shopper),
    except: ['401'],
    expectInput: () => expect(point).toBeChecked(),
    expectSuccess: () => shopper.seesHeading(messages.headings.giftwrapping),
  })
})

test('searching for a pickup point shows an error after every kind of failure and can be retried', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const { main, messages } = shopper
  const { shipping } = messages.checkout
  await openWithCart(shopper, 'checkout-step-shipping', { email: 'ine.points.failures@example.com' })
  await shopper.radio(shopper.chair.pickup).check()
  const points = main.getByRole('group', { name: shipping.points }).getByRole('radio')
  await points.nth(1).check()
  await main.getByLabel(shipping.postcode).fill('3000')

  await checkFailures(page, {
    method: 'GET',
    path: /^\/carriers\/\d+\/service-points$/,
    act: () => main.getByRole('button', { name: shipping.search, exact: true }).click(),
    where: main,
    messages: { '422': shipping.postcodeUnknown, other: shipping.searchFailed },
    except: ['401'],
    expectInput: async () => {
      await expect(main.getByLabel(shipping.postcode)).toHaveValue('3000')
      await expect(points.nth(1)).toBeChecked()
    },
    expectSuccess: () => expect(main.getByText('3000 Leuven').first()).toBeVisible(),
  })
})

test('choosing gift wrapping shows an error after every kind of failure and can be retried', async ({ page }) => {
  const shopper = new Shopper(page, 'en')
  const { main, messages } = shopper
  const { gift } = messages.checkout
  await openWithCart(shopper, 'checkout-step-giftwrapping', {
    email: 'ine.gift.failures@example.com',
    hasDelivery: true,
  })
  await shopper.radio(gift.yes).check()
  await main.getByLabel(gift.message).fill('For by the table')

  await checkFailures(page, {
    method: 'PUT',
    path: /^\/cart\/giftwrapping$/,
    act: () => main.getByRole('button', { name: gift.submit }).click(),
    where: main,
    messages: getStepMessages(shopper),
    except: ['401'],
    expectInput: () => expect(main.getByLabel(gift.message)).toHaveValue('For by the table'),
    expectSuccess: () => shopper.seesHeading(messages.headings.payment),
  })
})

test('starting the payment shows an error after every kind of failure and can be retried', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const { main, messages, chair } = shopper
  const { payment } = messages.checkout
  await openWithCart(shopper, 'checkout-step-payment', { email: 'ine.payment.failures@example.com', hasDelivery: true })
  await shopper.radio(chair.card).check()
  const terms = main.getByRole('checkbox', { name: payment.terms })
  await terms.check()

  await checkFailures(page, {
    method: 'POST',
    path: /^\/cart\/payment$/,
    act: () => main.getByRole('button', { name: payment.pay(chair.price) }).click(),
    where: main,
    messages: getStepMessages(shopper),
    except: ['401'],
    expectInput: async () => {
      await expect(shopper.radio(chair.card)).toBeChecked()
      await expect(terms).toBeChecked()
    },
    expectSuccess: () => page.waitForURL('**/pay/**'),
  })
})

test('loading a step can be retried after every kind of failure', async ({ page }) => {
  const shopper = new Shopper(page, 'en')
  const { main, messages } = shopper
  await openWithCart(shopper, 'checkout-step-shipping', { email: 'ine.load.failures@example.com' })
  let act: () => Promise<unknown> = () => page.reload()

  await checkFailures(page, {
    method: 'GET',
    path: /^\/checkout$/,
    act: async () => {
      await act()
      act = () => main.getByRole('button', { name: retryLabel[shopper.language] }).click()
    },
    where: main,
    messages: { other: messages.checkout.errors.load },
    except: ['401'],
    expectInput: () => shopper.seesHeading(messages.headings.shipping),
    expectSuccess: () => expect(shopper.radio(shopper.chair.home)).toBeVisible(),
  })
})

test('loading the first page of the checkout can be retried after every kind of failure', async ({ page }) => {
  const shopper = new Shopper(page, 'nl')
  const { main, messages } = shopper
  await openWithCart(shopper, 'checkout')
  let act: () => Promise<unknown> = () => page.reload()

  await checkFailures(page, {
    method: 'GET',
    path: /^\/checkout\/identification$/,
    act: async () => {
      await act()
      act = () => main.getByRole('button', { name: retryLabel[shopper.language] }).click()
    },
    where: main,
    messages: { other: messages.checkout.errors.load },
    expectInput: () => shopper.seesHeading(messages.headings.identification),
    expectSuccess: () => shopper.choosesIdentification('guest'),
  })
})

test('fetching the payment status can be retried after every kind of failure, and no failure appears as a failed payment', async ({
  page,
}) => {
  const shopper = new Shopper(page, 'nl')
  const { main, messages } = shopper
  const { status } = messages.checkout
  await page.clock.install()
  const api = await openWithCart(shopper, 'checkout-step-payment', {
    email: 'ine.status.failures@example.com',
    hasDelivery: true,
  })
  await api.startPayment()
  let act: () => Promise<unknown> = () => page.goto(buildPath('checkout-status', 'nl'))

  await checkFailures(page, {
    method: 'GET',
    path: /^\/checkout\/status\/\d+$/,
    act: async () => {
      await act()
      act = () => main.getByRole('button', { name: status.lookAgain }).click()
    },
    where: main,
    messages: { other: status.notKnown },
    // Without a status, only a closed cart shows that it was paid, so the page continues to wait.
    except: ['401', 'wrong shape'],
    // The page polls several times before it shows the error.
    waitForMessage: () =>
      expect(async () => {
        await page.clock.runFor(2000)
        await expect(main.getByText(status.notKnown)).toBeVisible({ timeout: 100 })
      }).toPass(),
    expectInput: () => shopper.seesHeading(messages.headings.status),
    expectSuccess: () => expect(main.getByText(status.waiting)).toBeVisible(),
  })
})
