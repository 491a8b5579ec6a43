import { act, screen, waitFor, within } from '@testing-library/react'
import { logOut } from '../../src/store/account/logOut'
import { axe } from '../support/axe'
import { logInWithin } from '../support/pages/accountPage'
import { fillIn, listField, openCreatePage, ownerMessages } from '../support/pages/giftlistOwnerPages'
import { giftlistsPath } from '../support/sandbox/giftlistCalls'
import { accountDetails, register } from '../support/sandbox/register'
import { Shopper } from '../support/sandbox/Shopper'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { withCustomer, withGuest } from '../support/sandbox/storeVisitor'

const server = startSandboxServer()
const { nl } = ownerMessages
const next = (messages = nl) => screen.findByRole('button', { name: messages.create.next })
const accessStep = (messages = nl) => screen.findByRole('region', { name: messages.create.access.title })
const madeLists = () =>
  server.sandbox.database.all(
    `SELECT name, email, is_guest FROM giftlist JOIN customer USING (id_customer) WHERE name = 'Mies'`,
  )
const hasAccount = (email: string) => register(new Shopper(server.sandbox), { ...accountDetails, email })

test('a visitor fills in the form, logs in on the same page, and the list is created once', async () => {
  await hasAccount(accountDetails.email)
  const { shopper, go, messages, container } = openCreatePage({ language: 'en' })
  await next(messages)
  await fillIn(shopper, messages.fields.name, 'Mies')
  await shopper.click(await next(messages))
  const step = await accessStep(messages)
  expect(within(step).getByRole('heading', { name: messages.create.access.title })).toHaveFocus()
  expect(await axe(container)).toHaveNoViolations()
  await logInWithin(step, shopper, { ...accountDetails, password: 'niet dit' }, messages.identity)
  await within(step).findByText(messages.identity.login.errors.failed)
  expect(listField(messages.fields.name)).toHaveValue('Mies')
  await logInWithin(step, shopper, accountDetails, messages.identity)
  await waitFor(() => expect(go).toHaveBeenCalledTimes(1))
  expect(go.mock.calls[0]?.[0]).toMatch(/^\/en\/my-giftlists\?giftlist=\d+$/)
  expect(madeLists()).toEqual([{ name: 'Mies', email: accountDetails.email, is_guest: 0 }])
})

test.each(['visitor', 'guest'])(
  'a %s creates an account in the process, after which the list is created',
  async (role) => {
    if (role === 'guest') await withGuest(server)
    const { shopper, go } = openCreatePage()
    await next()
    await fillIn(shopper, nl.fields.name, 'Mies')
    await shopper.click(await next())
    const step = within(await accessStep())
    await shopper.click(await step.findByRole('radio', { name: nl.identity.methods.create }))
    const { info, password } = nl.identity
    for (const [name, value] of [
      [info.email, 'ine@example.com'],
      [password.label, 'een lang geheim'],
      [info.firstname, 'Ine'],
      [info.lastname, 'Vermeulen'],
    ] as const) {
      await fillIn(shopper, name, value)
    }
    await shopper.click(step.getByRole('button', { name: nl.identity.account.submit }))
    await waitFor(() => expect(go).toHaveBeenCalledTimes(1))
    expect(madeLists()).toEqual([{ name: 'Mies', email: 'ine@example.com', is_guest: 0 }])
    expect({ ...window.sessionStorage }).toEqual({})
  },
)

test('an invalid form does not lead to the login', async () => {
  const { shopper } = openCreatePage()
  await shopper.click(await next())
  await waitFor(() => expect(listField(nl.fields.name)).toHaveAccessibleDescription(nl.fields.errors.nameMissing))
  expect(screen.queryByRole('region', { name: nl.create.access.title })).not.toBeInTheDocument()
})

test('after a session ends before the submit, the customer logs in on the page without losing any text', async () => {
  await withCustomer(server)
  const { shopper, go } = openCreatePage()
  const submit = await screen.findByRole('button', { name: nl.create.submit })
  await fillIn(shopper, nl.fields.name, 'Mies')
  server.sandbox.database.run('DELETE FROM session')
  await shopper.click(submit)
  await logInWithin(await accessStep(), shopper)
  await waitFor(() => expect(go).toHaveBeenCalledTimes(1))
  expect(madeLists()).toHaveLength(1)
  expect(server.asked().filter((call) => call === `POST /web${giftlistsPath}`)).toHaveLength(1)
})

test('another customer who logs in after that gets an empty form', async () => {
  await hasAccount('bo@example.be')
  await withCustomer(server)
  const { shopper } = openCreatePage()
  const submit = await screen.findByRole('button', { name: nl.create.submit })
  await fillIn(shopper, nl.fields.name, 'Mies')
  server.sandbox.database.run('DELETE FROM session')
  await shopper.click(submit)
  await logInWithin(await accessStep(), shopper, { ...accountDetails, email: 'bo@example.be' })
  await waitFor(() => expect(listField(nl.fields.name)).toHaveValue(''))
  expect(madeLists()).toEqual([])
})

test('a logout empties the form', async () => {
  await withCustomer(server)
  const { shopper, shop } = openCreatePage()
  await screen.findByRole('button', { name: nl.create.submit })
  await fillIn(shopper, nl.fields.name, 'Mies')
  await act(() => shop.dispatch(logOut()))
  expect(listField(nl.fields.name)).toHaveValue('')
  expect({ ...window.sessionStorage }).toEqual({})
})
