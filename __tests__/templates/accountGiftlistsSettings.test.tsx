import { screen, waitFor, within } from '@testing-library/react'
import type { Giftlist } from '../../src/contract/giftlist'
import { axe } from '../support/axe'
import { readCommonErrors } from '../support/data/commonSentences'
import { fillIn, listField, makeList, openGiftlistsPage, ownerMessages } from '../support/pages/giftlistOwnerPages'
import { addGiftlistItem, giftlistsPath } from '../support/sandbox/giftlistCalls'
import { insertGift } from '../support/sandbox/insertGift'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { withCustomer } from '../support/sandbox/storeVisitor'

const server = startSandboxServer()
const { nl } = ownerMessages
const listPath = `${giftlistsPath}/:list`
const region = (name: string) => within(screen.getByRole('region', { name }))
// A query by text is fast, but one by role in a whole page is slow.
const save = (messages = nl) => screen.getByText(messages.settings.submit)

/** Opens the settings of a new list of a customer with an address. */
async function openSettings(changes: Partial<Giftlist> = {}, language: 'nl' | 'en' = 'nl') {
  const customer = await withCustomer(server)
  const list = await makeList(customer, { name: 'Mies', ...changes })
  const visit = openGiftlistsPage({ language, search: `?giftlist=${list.id_giftlist}` })
  await screen.findByRole('article', { name: 'Mies' })
  return { ...visit, customer, list }
}
const addressOptions = () => (listField(nl.settings.address) as HTMLSelectElement).options
const sentUpdates = async () =>
  Promise.all(
    server.requests
      .filter(({ method, url }) => method === 'PUT' && url.includes(giftlistsPath))
      .map((request) => request.clone().json() as Promise<unknown>),
  )
const stored = () =>
  server.sandbox.database.one(`SELECT * FROM giftlist WHERE code != 'ZZZZZZZZ' ORDER BY id_giftlist DESC`)

test('all settings are saved at once, and only those that changed are sent', async () => {
  const { shopper, messages } = await openSettings({}, 'en')
  await fillIn(shopper, messages.fields.name, 'Our Mies')
  await fillIn(shopper, messages.settings.event, '2999-04-06')
  await shopper.click(screen.getByText(messages.visibility.choices.search))
  await shopper.click(screen.getByLabelText(messages.settings.surprise))
  expect(listField(messages.settings.until)).toHaveValue('2999-04-07')
  const address = listField(messages.settings.address)
  const [, home] = (address as HTMLSelectElement).options
  expect(home).toHaveTextContent('An Peeters, Lindelaan 1, 9000 Gent')
  await shopper.selectOptions(address, home!)
  await shopper.click(save(messages))
  await screen.findByText(messages.settings.saved)
  expect(await sentUpdates()).toEqual([
    {
      ...{ name: 'Our Mies', published: true, listed: true, event_date: '2999-04-06', hidden_until: '2999-04-07' },
      id_address_delivery: Number(home!.value),
    },
  ])
  expect(screen.getByRole('heading', { level: 2, name: 'Our Mies' })).toBeVisible()
  expect({ ...window.sessionStorage }).toEqual({})
  await shopper.click(save(messages))
  expect(await sentUpdates()).toHaveLength(1)
  await fillIn(shopper, messages.fields.name, 'Their Mies')
  expect(screen.queryByText(messages.settings.saved)).not.toBeInTheDocument()
})

test('impossible days are refused at their fields', async () => {
  const { shopper, container } = await openSettings()
  await shopper.click(screen.getByLabelText(nl.settings.surprise))
  expect(listField(nl.settings.until)).toHaveValue('')
  await shopper.click(save())
  await waitFor(() => expect(listField(nl.settings.until)).toHaveAccessibleDescription(nl.settings.errors.laterDay))
  expect(listField(nl.settings.until)).toHaveFocus()
  expect(await axe(container)).toHaveNoViolations()
  expect(await sentUpdates()).toEqual([])
})

test('an address that was removed in the meantime is refused at its field', async () => {
  const { shopper } = await openSettings()
  await shopper.selectOptions(listField(nl.settings.address), addressOptions()[1]!)
  server.sandbox.database.run('DELETE FROM address')
  await shopper.click(save())
  await waitFor(() => expect(listField(nl.settings.address)).toHaveAccessibleDescription(nl.fields.errors.refused))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a failed save shows a message, and the typed text survives it, a reload and publishing the list', async () => {
  const { shopper, unmount, list } = await openSettings()
  await fillIn(shopper, nl.fields.message, 'Dag allemaal')
  server.failCall('put', listPath)
  await shopper.click(save())
  expect(await screen.findByRole('alert')).toHaveTextContent(readCommonErrors(nl.identity.form).network)
  server.restoreCalls()
  unmount()
  const again = openGiftlistsPage({ search: `?giftlist=${list.id_giftlist}` })
  await screen.findByRole('article', { name: 'Mies' })
  expect(listField(nl.fields.message)).toHaveValue('Dag allemaal')
  expect(screen.getByText(nl.settings.unsaved)).toBeVisible()
  await again.shopper.click(screen.getByRole('button', { name: nl.share.publish }))
  await waitFor(() =>
    expect(screen.getByRole('radio', { name: new RegExp(`^${nl.visibility.choices.link}`) })).toBeChecked(),
  )
  expect(listField(nl.fields.message)).toHaveValue('Dag allemaal')
  await again.shopper.click(save())
  await screen.findByText(nl.settings.saved)
  expect(screen.queryByText(nl.settings.unsaved)).not.toBeInTheDocument()
  expect((await sentUpdates()).slice(-2)).toEqual([{ published: true }, { welcome_message: 'Dag allemaal' }])
})

test('a save whose response was lost counts as saved', async () => {
  const { shopper } = await openSettings()
  await fillIn(shopper, nl.fields.message, 'Dag allemaal')
  server.loseAnswer('put', listPath)
  await shopper.click(save())
  expect(await screen.findByText(nl.settings.saved)).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(stored()).toMatchObject({ welcome_message: 'Dag allemaal' })
})

test('a list that was deleted in another tab can be created again with the same texts', async () => {
  const { shopper, go } = await openSettings()
  await fillIn(shopper, nl.fields.message, 'Dag allemaal')
  server.sandbox.database.run('DELETE FROM giftlist')
  await shopper.click(save())
  expect(await screen.findByRole('alert')).toHaveTextContent(nl.errors.missing)
  expect(listField(nl.fields.message)).toHaveValue('Dag allemaal')
  await shopper.click(screen.getByRole('link', { name: nl.settings.makeAnew }))
  expect(go.mock.calls.at(-1)?.[0]).toBe('/nl/wenslijsten/aanmaken')
  expect(Object.values({ ...window.sessionStorage }).join()).toContain('Dag allemaal')
})

test('the overview loads again after a list turned out to be deleted', async () => {
  const { shopper } = await openSettings()
  server.sandbox.database.run('DELETE FROM giftlist')
  await shopper.click(screen.getByRole('button', { name: nl.share.publish }))
  expect(await screen.findByRole('alert')).toHaveTextContent(nl.errors.missing)
  await shopper.click(screen.getByRole('link', { name: nl.allLists }))
  expect(await screen.findByText(nl.none)).toBeVisible()
})

describe('deleting', () => {
  const openDeletion = async (changes: Partial<Giftlist> = {}) => {
    const visit = await openSettings(changes)
    await visit.shopper.click(screen.getByRole('button', { name: nl.deletion.open }))
    expect(screen.getByText(nl.deletion.question)).toHaveFocus()
    return visit
  }
  const confirm = () => screen.getByRole('button', { name: nl.deletion.submit })

  test('a confirmed deletion leads to the overview, which says so', async () => {
    const { shopper } = await openDeletion()
    await shopper.click(confirm())
    expect(await screen.findByText(nl.none)).toBeVisible()
    expect(screen.getByText(nl.deletion.done)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    expect(server.sandbox.database.all(`SELECT 1 FROM giftlist WHERE name = 'Mies'`)).toEqual([])
  })

  test('the customer can decide to keep the list', async () => {
    const { shopper } = await openDeletion()
    await shopper.click(screen.getByRole('button', { name: nl.deletion.keep }))
    expect(screen.getByRole('button', { name: nl.deletion.open })).toHaveFocus()
    expect(screen.queryByText(nl.deletion.question)).not.toBeInTheDocument()
  })

  test('a list with gifts stays, shows the reason, and can be closed instead', async () => {
    const { shopper, customer, list } = await openDeletion({ published: true })
    insertGift(server.sandbox, await addGiftlistItem(customer, list.id_giftlist))
    await shopper.click(confirm())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(`${nl.errors.hasGifts} ${nl.deletion.closeInstead}`)
    expect(screen.queryByRole('button', { name: nl.deletion.submit })).not.toBeInTheDocument()
    await shopper.click(screen.getByRole('button', { name: nl.deletion.close }))
    await waitFor(() => expect(alert).toHaveTextContent(nl.deletion.isClosed))
    expect(screen.getByText(nl.deletion.question)).toHaveFocus()
    expect(stored()).toMatchObject({ published: 0 })
    expect(region(nl.share.title).getByText(nl.share.publishFirst)).toBeVisible()
  })

  test('a list that hides its gifts stays too, and its message does not tell whether there are any', async () => {
    const { shopper } = await openDeletion({ hidden_until: '2099-01-01' })
    await shopper.click(confirm())
    expect(await screen.findByRole('alert')).toHaveTextContent(nl.deletion.hidden)
    expect(screen.getByRole('alert')).not.toHaveTextContent(nl.errors.hasGifts)
  })

  test('a list that was deleted in another tab counts as deleted', async () => {
    const { shopper } = await openDeletion()
    server.sandbox.database.run('DELETE FROM giftlist')
    await shopper.click(confirm())
    expect(await screen.findByText(nl.deletion.done)).toBeVisible()
  })

  test('a failed deletion can be retried', async () => {
    const { shopper } = await openDeletion()
    server.failCall('delete', listPath, 500)
    await shopper.click(confirm())
    expect(await screen.findByRole('alert')).toHaveTextContent(readCommonErrors(nl.identity.form).other)
    server.restoreCalls()
    await shopper.click(confirm())
    expect(await screen.findByText(nl.deletion.done)).toBeVisible()
  })
})
