import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { axe } from '../support/axe'
import { readCommonErrors } from '../support/data/commonSentences'
import {
  fillIn,
  hostileTexts,
  listField,
  makeList,
  openCreatePage,
  ownerMessages,
} from '../support/pages/giftlistOwnerPages'
import { giftlistsPath } from '../support/sandbox/giftlistCalls'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { withCustomer } from '../support/sandbox/storeVisitor'

const server = startSandboxServer()
const { nl } = ownerMessages
const submit = (messages = nl) => screen.findByRole('button', { name: messages.create.submit })
const sentLists = async () =>
  Promise.all(
    server.requests
      .filter(({ method, url }) => method === 'POST' && url.endsWith(giftlistsPath))
      .map((request) => request.clone().json() as Promise<unknown>),
  )
const madeLists = () =>
  server.sandbox.database.all<{ id_giftlist: number }>('SELECT * FROM giftlist WHERE id_customer IS NOT NULL')

/** Opens the page as a customer, and types the name of a list. */
async function startList(name: string) {
  const customer = await withCustomer(server)
  const visit = openCreatePage()
  await submit()
  await fillIn(visit.shopper, nl.fields.name, name)
  return { ...visit, customer }
}

test('a customer creates a list with exactly its five fields, and is redirected to its settings', async () => {
  await withCustomer(server)
  const { shopper, go, messages, container } = openCreatePage({ language: 'en' })
  await submit(messages)
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  await fillIn(shopper, messages.fields.name, ' Mies ')
  await fillIn(shopper, messages.fields.parents, 'An and Bo')
  await fillIn(shopper, messages.fields.message, 'Hello,\nall of you')
  await shopper.click(screen.getByRole('checkbox', { name: messages.fields.child }))
  await shopper.click(screen.getByRole('radio', { name: messages.fields.genders.girl }))
  await shopper.click(screen.getByRole('checkbox', { name: messages.create.publish }))
  expect(await axe(container)).toHaveNoViolations()
  await shopper.click(await submit(messages))
  await waitFor(() => expect(go).toHaveBeenCalled())
  expect(await sentLists()).toEqual([
    { name: 'Mies', name_parents: 'An and Bo', welcome_message: 'Hello,\nall of you', gender: 2, published: true },
  ])
  const [list] = madeLists()
  expect(go.mock.calls).toEqual([[`/en/my-giftlists?giftlist=${list?.id_giftlist}`, { state: { created: true } }]])
  expect({ ...window.sessionStorage }).toEqual({})
})

test('the day of the party is asked for too, and sent once the list exists, even after a failure', async () => {
  const { shopper, go } = await startList('Trouwfeest')
  fireEvent.change(screen.getByLabelText(new RegExp(`^${nl.settings.event}`)), { target: { value: '2027-04-06' } })
  server.failCall('put', `${giftlistsPath}/:list`)
  await shopper.click(await submit())
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(go).not.toHaveBeenCalled()
  server.restoreCalls()
  await shopper.click(await submit())
  await waitFor(() => expect(go).toHaveBeenCalled())
  expect(madeLists()).toMatchObject([{ name: 'Trouwfeest', event_date: '2027-04-06' }])
})

test('an impossible day is an error, although the browser gives it as an empty text', async () => {
  const { shopper, go } = await startList('Trouwfeest')
  const field = screen.getByLabelText(new RegExp(`^${nl.settings.event}`))
  // As Chrome does for 30 February.
  Object.defineProperty(field, 'validity', { value: { badInput: true } })
  await shopper.click(await submit())
  await waitFor(() => expect(field).toHaveAccessibleDescription(nl.settings.errors.day))
  expect(go).not.toHaveBeenCalled()
  expect(await sentLists()).toEqual([])
})

test('the preview shows the typed text without interpreting markup', async () => {
  await withCustomer(server)
  const { shopper } = openCreatePage()
  await submit()
  const preview = within(screen.getByRole('region', { name: nl.preview.title }))
  expect(preview.getByText(nl.preview.empty)).toBeVisible()
  await fillIn(shopper, nl.fields.name, hostileTexts.markup)
  await fillIn(shopper, nl.fields.parents, hostileTexts.reversed)
  await fillIn(shopper, nl.fields.message, hostileTexts.unbroken)
  expect(preview.getByText(hostileTexts.markup)).toHaveAttribute('dir', 'auto')
  expect(preview.getByText(nl.preview.by('Noor en Elias'))).toHaveAttribute('dir', 'auto')
  expect(preview.getByText(`“${hostileTexts.unbroken}”`)).toBeVisible()
  expect(document.querySelector('main script, main img:not([src*="/room-guest"])')).toBeNull()
})

test('near its limit, the message shows the number of characters left, and beyond it the number of excess characters', async () => {
  const { shopper } = await startList('Mies')
  const message = listField(nl.fields.message)
  expect(message).toHaveAccessibleDescription(nl.fields.messageHelp)
  await fillIn(shopper, nl.fields.message, 'm'.repeat(1960))
  expect(message).toHaveAccessibleDescription(nl.fields.left(40))
  expect(screen.getAllByText(nl.fields.left(40)).some((one) => one.closest('[role=status]'))).toBe(true)
  await fillIn(shopper, nl.fields.message, 'm'.repeat(2034))
  await shopper.click(await submit())
  await waitFor(() => expect(message).toHaveAccessibleDescription(nl.fields.errors.tooLong(2000, 2034)))
  expect(message).toHaveFocus()
  expect(await sentLists()).toEqual([])
})

test('when the API is down a message appears, the typed text stays, and it survives a reload', async () => {
  const first = await startList('Mies')
  await fillIn(first.shopper, nl.fields.message, 'm'.repeat(2034))
  await fillIn(first.shopper, nl.fields.message, 'Dag\nallemaal')
  await first.shopper.click(screen.getByRole('checkbox', { name: nl.fields.child }))
  server.failCall('post', giftlistsPath)
  await first.shopper.click(await submit())
  expect(await screen.findByRole('alert')).toHaveTextContent(readCommonErrors(nl.identity.form).network)
  expect(listField(nl.fields.name)).toHaveValue('Mies')
  server.restoreCalls()
  first.unmount()

  const again = openCreatePage()
  await submit()
  expect(listField(nl.fields.name)).toHaveValue('Mies')
  expect(listField(nl.fields.message)).toHaveValue('Dag\nallemaal')
  expect(screen.getByRole('radio', { name: nl.fields.genders.unknown })).toBeChecked()
  await again.shopper.click(await submit())
  await waitFor(() => expect(again.go).toHaveBeenCalled())
  expect(madeLists()).toMatchObject([{ name: 'Mies', gender: null, published: 0 }])
})

test('a list whose response was lost is found by the next attempt, and not created twice', async () => {
  const { shopper, go } = await startList('Mies')
  server.loseAnswer('post', giftlistsPath)
  await shopper.click(await submit())
  await screen.findByRole('alert')
  await shopper.click(await submit())
  await waitFor(() => expect(go).toHaveBeenCalledTimes(1))
  expect(madeLists()).toHaveLength(1)
  expect(await sentLists()).toHaveLength(1)
})

test('a name of another list of the customer shows an error at its field, with a link to that list', async () => {
  const { shopper, go, customer } = await startList('mies')
  const { id_giftlist } = await makeList(customer, { name: 'Mies' })
  await shopper.click(await submit())
  await waitFor(() => expect(listField(nl.fields.name)).toHaveAccessibleDescription(nl.create.nameTaken))
  expect(screen.getByRole('link', { name: nl.create.openNamesake })).toHaveAttribute(
    'href',
    `/nl/mijn-wenslijsten?giftlist=${id_giftlist}`,
  )
  await fillIn(shopper, nl.fields.name, 'Mies en Cas')
  expect(screen.queryByRole('link', { name: nl.create.openNamesake })).not.toBeInTheDocument()
  await shopper.click(await submit())
  await waitFor(() => expect(go).toHaveBeenCalled())
  expect(madeLists()).toHaveLength(2)
})

test.each([
  ['giftlist_full', 422, { type: 'giftlist_full', data: { maximum: 20 } }, nl.errors.full],
  ['an error of the API', 500, {}, readCommonErrors(nl.identity.form).other],
  ['a refusal that leaves the customer logged in', 403, {}, readCommonErrors(nl.identity.form).other],
])('after %s, the message suggests what to do', async (_row, status, body, message) => {
  const { shopper } = await startList('Mies')
  server.failCall('post', giftlistsPath, status, body)
  await shopper.click(await submit())
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
})

test('a name of invisible characters, which the API refuses, shows an error at its field', async () => {
  const { shopper } = await startList('\u200b\u200d')
  await shopper.click(await submit())
  await waitFor(() => expect(listField(nl.fields.name)).toHaveAccessibleDescription(nl.fields.errors.refused))
})
