import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { common } from '../../src/i18n/nl/common'
import { identity } from '../../src/i18n/nl/identity'
import { contact as nl } from '../../src/i18n/nl/contact'
import { logOut } from '../../src/store/account/logOut'
import { axe } from '../support/axe'
import {
  contactMessages,
  createPdf,
  createPhoto,
  email,
  findField,
  openForm,
  press,
  startContact,
} from '../support/pages/contactPage'
import { register } from '../support/sandbox/register'
import { Shopper } from '../support/sandbox/Shopper'
import { withLateCustomer } from '../support/sandbox/storeVisitor'

const { server, posts, listKinds } = startContact()

async function fillIn(shopper: UserEvent, messages = nl, message = 'De kast heeft een kras.') {
  await shopper.type(await findField(messages.name), 'Ine Claes')
  await shopper.type(await findField(messages.email), email)
  const area = screen.getAllByRole('textbox').find((one) => one.tagName === 'TEXTAREA')!
  await shopper.type(area, message)
}
const choose = async (shopper: UserEvent, label: string, files: File[]) => shopper.upload(await findField(label), files)

test.each(['nl', 'en'] as const)('a visitor sends a message in %s, and the shop receives it', async (language) => {
  const messages = contactMessages[language]
  const { shopper, container } = openForm('contact', language)
  await fillIn(shopper, messages, 'Hebben jullie hem in het groen?')
  expect(await axe(container)).toHaveNoViolations()
  await shopper.click(press(messages.message.submit))
  expect(await screen.findByRole('heading', { name: messages.message.sent })).toBeVisible()
  expect(screen.getByRole('status')).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent(messages.sentTo(email))
  expect(server.sandbox.mail[1]).toMatchObject({ language, replyTo: email })
  expect(server.sandbox.mail[1]!.text).toContain('Hebben jullie hem in het groen?')
  await shopper.click(press(messages.message.again))
  expect(await findField(messages.name)).toHaveFocus()
  expect(await findField(messages.message.message)).toHaveValue('')
})

test('an empty form lists its errors, and nothing is sent', async () => {
  const { shopper, container } = openForm('interior-advice')
  await findField(nl.name)
  await shopper.click(press(nl.advice.submit))
  const summary = await screen.findByRole('group', { name: identity.info.summary(5) })
  expect(summary).toHaveFocus()
  const links = within(summary).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual([
    ...[nl.name, nl.email, nl.advice.room, nl.advice.style, nl.advice.message],
  ])
  await shopper.click(links[2]!)
  expect(await findField(nl.advice.room)).toHaveFocus()
  expect(await axe(container)).toHaveNoViolations()
  expect(posts()).toEqual([])
})

test('a complaint reaches the shop with its photo, and the next complaint starts without the photo and the text', async () => {
  const { shopper, container } = openForm('complaints')
  await fillIn(shopper)
  await choose(shopper, nl.complaint.files, [createPhoto(), createPdf('bon.pdf')])
  const list = await screen.findByRole('list', { name: nl.files.list })
  await waitFor(() => expect(within(list).queryByText(nl.files.sending)).toBeNull())
  expect(await axe(container)).toHaveNoViolations()
  await shopper.click(press(nl.files.remove('bon.pdf')))
  expect(await findField(nl.complaint.files)).toHaveFocus()
  expect(screen.getByText(nl.files.removed('bon.pdf'))).toBeInTheDocument()
  await shopper.click(press(nl.complaint.submit))
  await screen.findByRole('heading', { name: nl.complaint.sent })
  expect(server.sandbox.mail[1]!.attachments!.map(({ name }) => name)).toEqual(['kras.jpg'])
  await shopper.click(press(nl.complaint.again))
  expect(await findField(nl.complaint.message)).toHaveValue('')
  expect(screen.queryByText('kras.jpg')).not.toBeInTheDocument()
  expect(await findField(nl.name)).toHaveValue('Ine Claes')
})

test('a request for advice contains the room, its size and the mood', async () => {
  const { shopper } = openForm('interior-advice', 'en')
  const messages = contactMessages.en
  await fillIn(shopper, messages)
  await shopper.selectOptions(await findField(messages.advice.room), messages.advice.rooms.bedroom)
  await shopper.selectOptions(await findField(messages.advice.style), messages.advice.styles.mixed)
  await shopper.type(await findField(messages.advice.width), '4,2 m')
  await shopper.click(press(messages.advice.submit))
  await screen.findByRole('heading', { name: messages.advice.sent })
  expect(server.sandbox.mail[1]!.text).toContain('Room: bedroom\nMood: old and new together\nWidth: 4.2 m\n')
})

test('an application requires a CV, and waits for one that is still being uploaded', async () => {
  const { shopper } = openForm('job-js-developer')
  await fillIn(shopper)
  await shopper.click(press(nl.application.submit))
  expect(await findField(nl.application.files)).toHaveFocus()
  expect(await findField(nl.application.files)).toHaveAccessibleDescription(nl.files.missing)
  const { answer } = server.holdAnswer('post', '/v1/uploads', { late: true })
  await choose(shopper, nl.application.files, [createPdf()])
  await shopper.click(press(nl.application.submit))
  expect(press(nl.application.submit)).toHaveAttribute('aria-busy', 'true')
  expect(listKinds()).toEqual([])
  answer()
  await screen.findByRole('heading', { name: nl.application.sent })
  expect(server.sandbox.mail[1]!.text).toContain('Vacature: job-js-developer')
})

test('a file of another type is not sent, but the others are', async () => {
  const { shopper } = openForm('interior-advice')
  await choose(shopper, nl.advice.files, [createPhoto('film.mp4'), createPhoto()])
  await screen.findByText(nl.files.size('0,1'))
  expect(await findField(nl.advice.files)).toHaveAccessibleDescription(
    nl.files.wrongType('film.mp4', 'jpg, png, webp, heic'),
  )
  const list = screen.getByRole('list', { name: nl.files.list })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([expect.stringMatching(/^kras/)])
})

test('a file whose content contradicts its name is named and dropped, and the form can be sent without it', async () => {
  const { shopper } = openForm('complaints')
  await fillIn(shopper)
  await choose(shopper, nl.complaint.files, [createPhoto('nep.jpg', Uint8Array.of(1, 2, 3))])
  const reason = nl.files.wrongType('nep.jpg', 'jpg, png, webp, heic, pdf')
  await waitFor(async () => expect(await findField(nl.complaint.files)).toHaveAccessibleDescription(reason))
  expect(screen.queryByRole('list', { name: nl.files.list })).toBeNull()
  const news = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(news).toContain(reason)
  expect(news.join()).not.toContain(nl.files.added('nep.jpg'))
  await shopper.click(press(nl.complaint.submit))
  await screen.findByRole('heading', { name: nl.complaint.sent })
})

test('a file whose upload failed can be sent again', async () => {
  server.failCall('post', '/v1/uploads')
  const { shopper } = openForm('complaints')
  await choose(shopper, nl.complaint.files, [createPhoto()])
  expect(await screen.findByRole('alert')).toHaveTextContent(common.errors.network)
  server.restoreCalls()
  await shopper.click(press(nl.files.retryFile('kras.jpg')))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(await screen.findByText(nl.files.size('0,1'))).toBeVisible()
})

test('after a reload the typed text and the files stay, and a message whose response was lost still counts once', async () => {
  const first = openForm('complaints')
  await fillIn(first.shopper)
  await choose(first.shopper, nl.complaint.files, [createPhoto()])
  await screen.findByText(nl.files.size('0,1'))
  server.loseAnswer('post', '/v1/complaints')
  await first.shopper.click(press(nl.complaint.submit))
  await screen.findByRole('alert')
  first.unmount()
  server.restoreCalls()

  const { shopper } = openForm('complaints')
  expect(await findField(nl.name)).toHaveValue('Ine Claes')
  expect(await findField(nl.email)).toHaveValue(email)
  expect(screen.getByText('kras.jpg')).toBeVisible()
  await shopper.click(press(nl.complaint.submit))
  await screen.findByRole('heading', { name: nl.complaint.sent })
  expect(listKinds()).toEqual(['form-received', 'form-for-shop'])
})

test('a file that a reload interrupts is named, prevents sending, and is replaced when it is chosen again', async () => {
  const messages = contactMessages.en
  const { answer } = server.holdAnswer('post', '/v1/uploads', { late: true })
  const first = openForm('complaints', 'en')
  await fillIn(first.shopper, messages)
  await choose(first.shopper, messages.complaint.files, [createPhoto(), createPhoto('deuk.jpg')])
  await screen.findByText('deuk.jpg')
  first.unmount()
  answer()
  server.restoreCalls()

  const { shopper } = openForm('complaints', 'en')
  await findField(messages.name)
  for (const name of ['kras.jpg', 'deuk.jpg']) expect(screen.getByText(messages.files.lost(name))).toBeVisible()
  await shopper.click(press(messages.complaint.submit))
  await waitFor(async () =>
    expect(await findField(messages.complaint.files)).toHaveAccessibleDescription(messages.files.failed),
  )
  await shopper.click(press(messages.files.remove('deuk.jpg')))
  await choose(shopper, messages.complaint.files, [createPhoto()])
  await screen.findByText(messages.files.size('0.1'))
  expect(screen.getAllByText('kras.jpg')).toHaveLength(1)
  await shopper.click(press(messages.complaint.submit))
  await screen.findByRole('heading', { name: messages.complaint.sent })
  expect(server.sandbox.mail[1]!.attachments!.map(({ name }) => name)).toEqual(['kras.jpg'])
})

test('a different text after a lost response is a new message', async () => {
  const { shopper } = openForm('contact')
  await fillIn(shopper)
  server.loseAnswer('post', '/v1/messages')
  await shopper.click(press(nl.message.submit))
  await screen.findByRole('alert')
  server.restoreCalls()
  await shopper.type(await findField(nl.message.message), ' En een deuk.')
  await shopper.click(press(nl.message.submit))
  await screen.findByRole('heading', { name: nl.message.sent })
  expect(listKinds()).toHaveLength(4)
})

test('a file that the shop no longer has must be chosen again, and all other input stays', async () => {
  const { shopper } = openForm('complaints')
  await fillIn(shopper)
  await choose(shopper, nl.complaint.files, [createPhoto()])
  await screen.findByText(nl.files.size('0,1'))
  server.sandbox.database.run('DELETE FROM upload')
  await shopper.click(press(nl.complaint.submit))
  await waitFor(async () => expect(await findField(nl.complaint.files)).toHaveAccessibleDescription(nl.files.expired))
  expect(await findField(nl.complaint.files)).toHaveFocus()
  expect(await findField(nl.name)).toHaveValue('Ine Claes')
})

test.each([
  ['an error of the shop', { status: 500, type: 'error', data: null }, `${common.errors.other} ${nl.kept}`],
  [
    'a refused value of an unknown field',
    { status: 422, type: 'invalid', data: { field: 'x' } },
    identity.form.invalid,
  ],
])('%s shows an explanation, and the typed text stays', async (_, { status, ...body }, message) => {
  server.failCall('post', '/v1/messages', status, body)
  const { shopper } = openForm('contact')
  await fillIn(shopper)
  await shopper.click(press(nl.message.submit))
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(await findField(nl.name)).toHaveValue('Ine Claes')
})

test('an address that the shop refuses shows an error at its field', async () => {
  const { shopper } = openForm('contact')
  await fillIn(shopper)
  server.failCall('post', '/v1/messages', 422, { type: 'invalid', data: { field: 'email' } })
  await shopper.click(press(nl.message.submit))
  await waitFor(async () => expect(await findField(nl.email)).toHaveAccessibleDescription(nl.errors.refused))
  expect(await findField(nl.email)).toHaveFocus()
})

test("users cannot perceive the field for robots, and a robot's form is not processed", async () => {
  const { shopper, container } = openForm('contact')
  await fillIn(shopper)
  const trap = container.querySelector<HTMLInputElement>('[name="subject"]')!
  expect(trap.closest('[aria-hidden="true"]')).not.toBeNull()
  expect([trap.tabIndex, trap.autocomplete]).toEqual([-1, 'off'])
  expect(screen.queryByRole('textbox', { name: nl.emptyField })).toBeNull()
  act(() => trap.focus())
  await shopper.keyboard('Buy now')
  await shopper.click(press(nl.message.submit))
  await screen.findByRole('heading', { name: nl.message.sent })
  expect(listKinds()).toEqual([])
})

test('the name and the address of a customer are filled in, and a logout empties the form', async () => {
  const customer = new Shopper(server.sandbox)
  const { session } = await register(customer)
  window.localStorage.setItem('upnorth.session', session.token)
  const { shopper, shop } = openForm('contact')
  await waitFor(async () => expect(await findField(nl.email)).toHaveValue('an@example.be'))
  await shopper.type(await findField(nl.message.message), 'Geheim')
  await act(async () => void (await shop.dispatch(logOut())))
  expect(await findField(nl.message.message)).toHaveValue('')
  expect(await findField(nl.email)).toHaveValue('')
})

test('a customer without a name finds an empty field for it', async () => {
  const { session } = await register(new Shopper(server.sandbox))
  window.localStorage.setItem('upnorth.session', session.token)
  server.changeAnswer('get', '/v1/me', (answer: { customer: object }) => ({
    ...answer,
    customer: { ...answer.customer, firstname: '', lastname: '' },
  }))
  openForm('contact')
  await waitFor(async () => expect(await findField(nl.email)).toHaveValue('an@example.be'))
  expect(await findField(nl.name)).toHaveValue('')
})

test('the details of a customer that arrive late leave the focused field alone', async () => {
  const showCustomer = await withLateCustomer(server)
  const { shopper } = openForm('contact')
  const address = await findField(nl.email)
  await shopper.click(address)
  showCustomer()
  await waitFor(async () => expect(await findField(nl.name)).not.toHaveValue(''))
  await shopper.keyboard('ine@example.com')
  expect(address).toHaveValue('ine@example.com')
})

test('text that is too long is not cut off, and the message states the maximum length', async () => {
  const { shopper } = openForm('contact')
  await fillIn(shopper)
  const area = await findField(nl.message.message)
  await shopper.click(area)
  await shopper.paste('x'.repeat(5000))
  await shopper.click(press(nl.message.submit))
  await waitFor(() => expect(area).toHaveAccessibleDescription(nl.errors.tooLong(5000)))
  expect((area as HTMLTextAreaElement).value.length).toBeGreaterThan(5000)
})
