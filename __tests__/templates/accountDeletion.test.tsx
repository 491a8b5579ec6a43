import { screen, waitFor } from '@testing-library/react'
import { axe } from '../support/axe'
import { accountDetails } from '../support/sandbox/register'
import { detailsMessages, press, put, startDetails } from '../support/pages/accountDetailsPage'
import { readCommonErrors } from '../support/data/commonSentences'

const { server, open } = startDetails()
const { email, password } = accountDetails

const { change, data, delete: messages, identity } = detailsMessages.nl

test('a deletion requires the password and removes all data from the device', async () => {
  const view = await open()
  const opener = screen.getByRole('button', { name: messages.open })
  expect(opener).toHaveAttribute('aria-expanded', 'false')
  await view.shopper.click(opener)
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
    expect.arrayContaining([...messages.goesList]),
  )
  expect(screen.getByText(messages.stays)).toBeVisible()
  await put(view, messages.password, password)
  await press(view, messages.submit)
  const status = await screen.findByRole('status')
  expect(status).toHaveTextContent(messages.done)
  expect(status.parentElement).toHaveFocus()
  expect(screen.queryByRole('heading', { name: data.title })).not.toBeInTheDocument()
  expect(view.shop.getState()).toMatchObject({
    session: { status: 'loggedOut', token: null, customer: null, links: {}, error: null },
    cart: { cart: null, token: null },
  })
  expect(window.localStorage).toHaveLength(0)
  expect(window.sessionStorage).toHaveLength(0)
  expect(await view.customer.refused('GET', '/v1/me')).toMatchObject({ status: 401 })
  expect(await axe(view.container)).toHaveNoViolations()
})

test('a wrong password shows an error at the field, and the account stays', async () => {
  const view = await open()
  await press(view, messages.open)
  await put(view, messages.password, 'iets anders')
  await press(view, messages.submit)
  const field = screen.getByLabelText(messages.password)
  await waitFor(() => expect(field).toHaveAccessibleDescription(change.wrong))
  expect(field).toHaveFocus()
  expect(view.shop.getState().session.customer).toMatchObject({ email })
})

test('a customer can cancel the deletion', async () => {
  const view = await open()
  await press(view, messages.open)
  await press(view, messages.keep)
  expect(screen.queryByLabelText(messages.password)).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: messages.open })).toHaveFocus()
})

test.each([
  ['a network error', () => server.failCall('post', '/v1/me/deletion')],
  ['a lost response', () => server.loseAnswer('post', '/v1/me/deletion')],
])('after %s a message is shown, and a second attempt shows that the account was deleted', async (_what, fail) => {
  const view = await open()
  await press(view, messages.open)
  fail()
  await put(view, messages.password, password)
  await press(view, messages.submit)
  expect(await screen.findByRole('alert')).toHaveTextContent(readCommonErrors(identity.form).network)
  server.restoreCalls()
  await press(view, messages.submit)
  expect(await screen.findByText(messages.done)).toBeVisible()
})
