import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import type { Slot } from '../../src/contract/appointments'
import { formatTime } from '../../src/i18n/clock'
import { findShopDay } from '../../src/i18n/dates'
import type { Language } from '../../src/i18n/languages'
import { common } from '../../src/i18n/nl/common'
import { contact as nl } from '../../src/i18n/nl/contact'
import { frame } from '../../src/i18n/nl/firstLoad/frame'
import { axe } from '../support/axe'
import { contactMessages, email, findField, openForm, press, startContact } from '../support/pages/contactPage'
import { formCalls, readCancelToken, sender } from '../support/sandbox/formCalls'
import { Shopper } from '../support/sandbox/Shopper'

jest.mock('../../src/store/browser/saveFile', () => ({ saveFile: jest.fn() }))

const { server, posts } = startContact()
const calls = formCalls(() => new Shopper(server.sandbox))

const describeSlot = (slot: Slot, language: Language) =>
  contactMessages[language].appointment.slot(formatTime(slot.starts, language), formatTime(slot.ends, language))

async function chooseSlot(shopper: UserEvent, slot: Slot, language: Language = 'nl') {
  const messages = contactMessages[language].appointment
  await shopper.click(await screen.findByRole('radio', { name: messages.places.shop }))
  await shopper.selectOptions(await findField(messages.day), findShopDay(new Date(slot.starts)))
  await shopper.click(await screen.findByRole('radio', { name: describeSlot(slot, language) }))
}
async function fillIn(shopper: UserEvent, language: Language = 'nl') {
  await shopper.type(await findField(contactMessages[language].name), 'Ine Claes')
  await shopper.type(await findField(contactMessages[language].email), email)
}
const pickSlot = async () => (await calls.slots()).at(-1)!

test('an empty form lists its errors, and its place and time can be chosen with the keyboard', async () => {
  const { shopper, container } = openForm('appointments')
  await findField(nl.appointment.day)
  await shopper.click(press(nl.appointment.submit))
  const summary = await screen.findByRole('group', { name: /Kijk deze 4 velden/ })
  const links = within(summary).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    ...[nl.appointment.place, nl.appointment.time, nl.name, nl.email],
  ])
  expect(await axe(container)).toHaveNoViolations()
  await shopper.click(links[1]!)
  expect(screen.getByRole('group', { name: nl.appointment.time })).toHaveFocus()
  await shopper.tab()
  await shopper.keyboard(' ')
  expect(screen.getAllByRole('radio', { name: /uur$/ })[0]).toBeChecked()
  expect(posts()).toEqual([])
})

test('a slot that another customer books in the meantime disappears, and all other input stays', async () => {
  const slot = await pickSlot()
  const { shopper } = openForm('appointments')
  await chooseSlot(shopper, slot)
  await fillIn(shopper)
  await calls.book({ ...sender, email: 'bo@example.com', place: 'shop', starts: slot.starts })
  await shopper.click(press(nl.appointment.submit))
  const times = await screen.findByRole('group', { name: nl.appointment.time })
  await waitFor(() => expect(times).toHaveAccessibleDescription(nl.appointment.taken))
  expect(times).toHaveFocus()
  expect(screen.queryByRole('radio', { name: describeSlot(slot, 'nl') })).toBeNull()
  expect(await findField(nl.name)).toHaveValue('Ine Claes')
  const [next] = within(times).getAllByRole('radio')
  await shopper.click(next!)
  await shopper.click(press(nl.appointment.submit))
  await screen.findByRole('heading', { name: nl.appointment.booked })
})

test.each([
  ['the booking can be repeated', ''],
  ['other words for the same slot say that it may be the user’s own', 'Graag stofstalen.'],
])('after a lost response the appointment is booked once, and after a reload %s', async (_, message) => {
  const slot = await pickSlot()
  const first = openForm('appointments')
  await chooseSlot(first.shopper, slot)
  await fillIn(first.shopper)
  server.loseAnswer('post', '/v1/appointments')
  await first.shopper.click(press(nl.appointment.submit))
  expect(await screen.findByRole('alert')).toHaveTextContent(`${common.errors.network} ${nl.kept}`)
  first.unmount()
  server.restoreCalls()
  expect(await calls.slots()).not.toContainEqual(slot)

  const { shopper } = openForm('appointments')
  expect(await screen.findByRole('radio', { name: describeSlot(slot, 'nl') })).toBeChecked()
  expect(await findField(nl.email)).toHaveValue(email)
  if (message !== '') await shopper.type(await findField(nl.appointment.message), message)
  await shopper.click(press(nl.appointment.submit))
  if (message === '') await screen.findByRole('heading', { name: nl.appointment.booked })
  else {
    const times = await screen.findByRole('group', { name: nl.appointment.time })
    await waitFor(() => expect(times).toHaveAccessibleDescription(nl.appointment.perhapsYours))
    expect(screen.queryByRole('radio', { name: describeSlot(slot, 'nl') })).toBeNull()
  }
  expect(server.sandbox.database.all('SELECT uid FROM appointment')).toHaveLength(1)
})

test('slots that could not be loaded can be loaded again, and the typed text stays', async () => {
  server.failCall('get', '/v1/appointments/slots', 500)
  const { shopper } = openForm('appointments')
  await fillIn(shopper)
  expect(await screen.findByRole('alert')).toHaveTextContent(nl.appointment.slotsFailed)
  server.restoreCalls()
  await shopper.click(press(frame.error.retry))
  expect(await findField(nl.appointment.day)).toBeVisible()
  expect(await findField(nl.name)).toHaveValue('Ine Claes')
})

test('when no slot is free, the page says how to reach the shop', async () => {
  server.overrideAnswer('get', '/v1/appointments/slots', () => HttpResponse.json({ slots: [{ starts: 'soon' }] }))
  openForm('appointments')
  expect(await screen.findByText(nl.appointment.none)).toBeVisible()
})

describe('the link of the email', () => {
  const book = async () => {
    const slot = await pickSlot()
    await calls.book({ ...sender, place: 'shop', starts: slot.starts })
    return { slot, token: readCancelToken(server.sandbox) }
  }

  test('the link cancels the appointment after a press, and its token leaves the address at once', async () => {
    const { slot, token } = await book()
    const { shopper, container } = openForm('appointments', 'nl', `#cancel=${token}`)
    // The question is far below the top of the page.
    expect(await screen.findByRole('heading', { name: nl.cancellation.title })).toHaveFocus()
    expect(window.location.href).not.toContain(token)
    expect(await axe(container)).toHaveNoViolations()
    expect(posts()).toEqual([])
    await shopper.dblClick(press(nl.cancellation.submit))
    await screen.findByRole('heading', { name: nl.cancellation.done })
    expect(screen.getByRole('status')).toHaveFocus()
    expect(posts()).toHaveLength(1)
    await shopper.click(press(nl.cancellation.other))
    expect(await screen.findByRole('group', { name: nl.appointment.place })).toHaveFocus()
    await shopper.selectOptions(await findField(nl.appointment.day), findShopDay(new Date(slot.starts)))
    expect(screen.getByRole('radio', { name: describeSlot(slot, 'nl') })).toBeVisible()
  })

  test.each(['x'.repeat(43), 'x'.repeat(500), '%3Cscript%3E'])(
    'shows a message for the unknown token %j',
    async (token) => {
      const { shopper } = openForm('appointments', 'nl', `#cancel=${token}`)
      await shopper.click(await screen.findByRole('button', { name: nl.cancellation.submit }))
      expect(await screen.findByRole('alert')).toHaveTextContent(nl.cancellation.gone)
    },
  )

  test('the page says when the appointment is over, and can be retried after a network error', async () => {
    const { token } = await book()
    server.failCall('post', '/v1/appointments/cancellations')
    const { shopper } = openForm('appointments', 'nl', `#cancel=${token}`)
    await shopper.click(await screen.findByRole('button', { name: nl.cancellation.submit }))
    expect(await screen.findByRole('alert')).toHaveTextContent(common.errors.network)
    server.restoreCalls()
    server.sandbox.database.run("UPDATE appointment SET starts = '2026-01-01T10:00:00.000Z'")
    await shopper.click(press(nl.cancellation.submit))
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(nl.cancellation.expired))
  })
})
