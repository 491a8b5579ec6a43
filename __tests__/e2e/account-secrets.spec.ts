import { Customer } from './support/Customer'
import { readEmailLink } from './support/emails'
import { SecretWatch } from './support/SecretWatch'
import { expect, test } from './support/test'
import { readStoredTokens } from './support/tokens'

/** The walk causes these errors on purpose, with a wrong password and an unknown order. */
test.use({ expectedErrors: /status of (401|404|422)/ })

/** Returns the tokens of an email link by their names in the fragment of its URL. */
const readTokens = (kind: string, link: string): Record<string, string> =>
  Object.fromEntries(
    [...new URLSearchParams(new URL(link).hash.slice(1))]
      .filter(([name]) => name !== 'customer')
      .map(([name, value]) => [`${kind} ${name}`, value]),
  )

/** The walk visits every place where a secret is typed, emailed or returned by the shop API. */
test('no password, token or email address reaches a URL, the console or the storage', async ({ page, context }) => {
  const customer = new Customer(page, 'nl', 'merkteken.post@example.com')
  const { main, messages } = customer
  const { details, set } = messages.password
  const { form, letter } = messages.newsletter
  const typed: Record<string, string> = { email: customer.email, password: customer.password }
  const tokens: Record<string, string> = {}
  const noteTokens = async (name: string) => {
    const { session, cart } = await readStoredTokens(page)
    if (session) tokens[`${name} session`] = session
    if (cart) tokens[`${name} cart`] = cart
  }
  const watch = await SecretWatch.start(context, page)

  await test.step('creates an account and a cart', async () => {
    await customer.opens('new-account')
    await customer.makesAccount()
    await page.goto(customer.chair.path)
    await customer.addsToCart()
    await noteTokens('first')
    expect(Object.keys(tokens)).toEqual(['first session', 'first cart'])
    await watch.inspect(page)
  })

  await test.step('resets a forgotten password', async () => {
    await customer.opens('my-account')
    await customer.logsOut()
    await customer.requestsLink()
    await watch.inspect(page)
    const link = await readEmailLink(customer.email, 'password-reset')
    Object.assign(typed, readTokens('reset', link))
    await page.goto(link)
    await main.getByLabel(set.label, { exact: true }).fill(customer.password)
    await watch.inspect(page)
    await customer.setsPassword('merkteken van een nieuw wachtwoord')
    typed['new password'] = customer.password
  })

  await test.step('logs in with a wrong password and with the right one', async () => {
    await customer.link(messages.password.done.login).click()
    const { password } = customer
    customer.password = 'merkteken van een fout wachtwoord'
    typed['wrong password'] = customer.password
    await customer.triesToLogIn()
    await expect(main.getByText(messages.identity.login.errors.failed).first()).toBeVisible()
    await watch.inspect(page)
    customer.password = password
    await customer.logsInHere()
    await noteTokens('second')
  })

  await test.step('changes the details of the account', async () => {
    await customer.goesTo('details')
    await customer.button(details.profile.submit).click()
    await expect(main.getByText(details.profile.done)).toBeVisible()
    const changed = 'merkteken van een gewijzigd wachtwoord'
    typed['changed password'] = changed
    await main.getByLabel(details.change.current, { exact: true }).fill(customer.password)
    await main.getByLabel(details.change.new, { exact: true }).fill(changed)
    await customer.button(details.change.submit).click()
    await expect(main.getByText(details.change.done)).toBeVisible()
    customer.password = changed
    const download = page.waitForEvent('download')
    await customer.button(details.data.submit).click()
    expect((await download).suggestedFilename()).toBe(details.data.file)
    await watch.inspect(page)
  })

  await test.step('subscribes to the newsletter', async () => {
    await customer.opens('newsletter')
    await main.getByLabel(form.email, { exact: true }).fill(customer.email)
    await customer.button(form.submit).click()
    await expect(main.getByText(form.sent)).toBeVisible()
    const link = await readEmailLink(customer.email, 'newsletter-confirm')
    Object.assign(typed, readTokens('newsletter', link))
    await page.goto(link)
    await customer.button(letter.confirm.submit).click()
    await expect(main.getByRole('heading', { name: letter.confirm.done })).toBeVisible()
    await watch.inspect(page)
  })

  await test.step('deletes the account and looks up an unknown order', async () => {
    const { lookup } = messages.order
    await customer.opens('my-details')
    await customer.deletesAccount()
    await customer.opens('my-orders')
    const search = customer.form(lookup.submit)
    await search.getByLabel(lookup.number).fill('UN-1900-00001')
    await search.getByLabel(lookup.email).fill(customer.email)
    await customer.button(lookup.submit).click()
    await expect(main.getByText(lookup.errors.unknown).first()).toBeVisible()
    await watch.inspect(page)
  })
  watch.expectNoSecrets(typed, tokens)
})
