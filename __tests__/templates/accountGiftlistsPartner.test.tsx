import { openAccount } from '../support/sandbox/register'
import { screen, within } from '@testing-library/react'
import { axe } from '../support/axe'
import { makeList, openGiftlistsPage, ownerMessages } from '../support/pages/giftlistOwnerPages'
import { makeGiftlist } from '../support/sandbox/giftlistCalls'
import { startSandboxServer } from '../support/sandbox/startSandboxServer'
import { storeTokens, withCustomer } from '../support/sandbox/storeVisitor'

const server = startSandboxServer()
const readMail = () => server.sandbox.mail.findLast(({ kind }) => kind === 'giftlist-invitation')

test.each(['nl', 'en'] as const)(
  'the owner invites a partner by email, and can withdraw the invitation, in %s',
  async (language) => {
    const { partner: messages } = ownerMessages[language]
    const list = await makeList(await withCustomer(server), { name: 'Mies' })
    const { shopper, container } = openGiftlistsPage({ language, search: `?giftlist=${list.id_giftlist}` })
    await screen.findByRole('article', { name: 'Mies' })
    const section = within(screen.getByRole('region', { name: messages.title }))
    const field = section.getByRole('textbox', { name: messages.email })
    await shopper.type(field, 'bo')
    await shopper.click(section.getByRole('button', { name: messages.submit }))
    expect(section.getByText(messages.emailWrong)).toBeVisible()
    expect(field).toHaveFocus()
    await shopper.type(field, '@example.be')
    await shopper.click(section.getByRole('button', { name: messages.submit }))
    expect(await section.findByText(messages.invited('bo@example.be'))).toBeVisible()
    expect(readMail()).toMatchObject({ to: 'bo@example.be', language })
    expect(await axe(container)).toHaveNoViolations()
    await shopper.click(section.getByRole('button', { name: messages.withdraw }))
    expect(await section.findByText(messages.parted)).toBeVisible()
    expect(section.getByRole('textbox', { name: messages.email })).toBeVisible()
  },
)

test('the link of the email leads to the lists, where the partner accepts and sees the same list', async () => {
  const { partner: messages } = ownerMessages.nl
  const an = await openAccount(server.sandbox)
  const { id_giftlist } = await makeGiftlist(an, { name: 'Ons huis' })
  await an.send('PUT', `/v1/my/giftlists/${id_giftlist}/partner`, { email: 'bo@example.be', id_lang: 1 })
  const [, hash] = /\/nl\/mijn-wenslijsten(#\S+)/.exec(readMail()?.text ?? '') ?? []
  storeTokens(await openAccount(server.sandbox, 'Bo'))
  const { shopper, unmount } = openGiftlistsPage({ search: hash ?? '' })
  expect(await screen.findByText(messages.invitation)).toBeVisible()
  await shopper.click(screen.getByRole('button', { name: messages.accept }))
  expect(await screen.findByRole('article', { name: 'Ons huis' })).toBeVisible()
  expect(screen.getByText(messages.joined('bo@example.be'))).toBeVisible()
  unmount()

  await an.send('DELETE', `/v1/my/giftlists/${id_giftlist}/partner`)
  const again = openGiftlistsPage({ search: hash ?? '' })
  await again.shopper.click(await screen.findByRole('button', { name: messages.accept }))
  expect(await screen.findByRole('alert')).toHaveTextContent(messages.expired)
})
