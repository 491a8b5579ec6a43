import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { axe } from '../support/axe'
import { accountDetails } from '../support/sandbox/register'
import { detailsWords, press, put, startDetails } from '../support/pages/accountDetailsPage'
import { readCommonErrors } from '../support/data/commonSentences'

const { server, open } = startDetails()
const { email, password } = accountDetails

describe('the end of an account', () => {
  const language = 'nl'
  const end = detailsWords[language].delete
  const { change, identity } = detailsWords[language]

  test('says what goes and what stays, asks the password, and leaves nothing on the device', async () => {
    const view = await open(language)
    const opener = screen.getByRole('button', { name: end.open })
    expect(opener).toHaveAttribute('aria-expanded', 'false')
    await view.shopper.click(opener)
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining([...end.goesList]),
    )
    expect(screen.getByText(end.stays)).toBeVisible()
    await put(view, end.password, password)
    await press(view, end.submit)
    const said = await screen.findByRole('status')
    expect(said).toHaveTextContent(end.done)
    expect(said.parentElement).toHaveFocus()
    expect(screen.queryByRole('heading', { name: detailsWords[language].title })).not.toBeInTheDocument()
    expect(view.shop.getState()).toMatchObject({
      session: { status: 'loggedOut', token: null, customer: null, links: {}, error: null },
      cart: { cart: null, token: null },
    })
    expect(window.localStorage).toHaveLength(0)
    expect(window.sessionStorage).toHaveLength(0)
    expect(await view.customer.refused('GET', '/v1/me')).toMatchObject({ status: 401 })
    expect(await axe(view.container)).toHaveNoViolations()
  })

  test('a wrong password is said at the field, and the account stays', async () => {
    const view = await open(language)
    await press(view, end.open)
    await put(view, end.password, 'iets anders')
    await press(view, end.submit)
    const field = screen.getByLabelText(end.password)
    await waitFor(() => expect(field).toHaveAccessibleDescription(change.wrong))
    expect(field).toHaveFocus()
    expect(view.shop.getState().session.customer).toMatchObject({ email })
  })

  test('can be thought better of', async () => {
    const view = await open(language)
    await press(view, end.open)
    await press(view, end.keep)
    expect(screen.queryByLabelText(end.password)).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: end.open })).toHaveFocus()
  })

  test('no line: said, and a second try works', async () => {
    const view = await open(language)
    await press(view, end.open)
    server.overrideAnswer('post', '/v1/me/deletion', () => HttpResponse.error())
    await put(view, end.password, password)
    await press(view, end.submit)
    expect(await screen.findByRole('alert')).toHaveTextContent(readCommonErrors(identity.form).network)
    server.server.resetHandlers()
    await press(view, end.submit)
    expect(await screen.findByText(end.done)).toBeVisible()
  })
})

test('an answer about the deletion that got lost: the session has ended, and the account is gone all the same', async () => {
  const view = await open()
  await press(view, detailsWords.nl.delete.open)
  server.overrideAnswer('post', '/v1/me/deletion', async ({ request }) => {
    await server.shop(request)
    return HttpResponse.error()
  })
  await put(view, detailsWords.nl.delete.password, password)
  await press(view, detailsWords.nl.delete.submit)
  await screen.findByRole('alert')
  server.server.resetHandlers()
  await press(view, detailsWords.nl.delete.submit)
  expect(await screen.findByText(detailsWords.nl.delete.done)).toBeVisible()
})
