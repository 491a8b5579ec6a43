import { screen, waitFor, within } from '@testing-library/react'
import { waitForEmails } from '../support/sandbox/sentEmails'
import { accountDetails, logIn, register } from '../support/sandbox/register'
import { Shopper } from '../support/sandbox/Shopper'
import { detailsMessages, press, retype, startDetails } from '../support/pages/accountDetailsPage'
import { readCommonErrors } from '../support/data/commonSentences'

const { server, open, reload } = startDetails()
const { email } = accountDetails

describe('the customer’s details', () => {
  const language = 'nl'
  const { profile, identity } = detailsMessages[language]
  const { info, errors, form } = identity

  test('changed details are saved and shown on the page', async () => {
    const view = await open(language)
    await retype(view, info.firstname, ' Anna ')
    await view.shopper.selectOptions(screen.getByLabelText(new RegExp(info.gender)), '3')
    await retype(view, info.email, 'anna@example.be')
    await press(view, profile.submit)
    expect(await screen.findByRole('status')).toHaveTextContent(profile.done)
    expect(view.shop.getState().session).toMatchObject({
      status: 'loggedIn',
      customer: { firstname: 'Anna', id_gender: 3, email: 'anna@example.be' },
    })
    expect(await waitForEmails(server.sandbox, 'email-changed')).toMatchObject([{ to: email, language }])
    await logIn(new Shopper(server.sandbox), { ...accountDetails, email: 'anna@example.be' })
  })

  test('the email address of another account shows an error at its field, and the typed text stays', async () => {
    await register(new Shopper(server.sandbox), { ...accountDetails, email: 'bo@example.be' })
    const view = await open(language)
    await retype(view, info.firstname, 'Anna')
    await retype(view, info.email, 'bo@example.be')
    await press(view, profile.submit)
    const field = screen.getByLabelText(info.email)
    await waitFor(() => expect(field).toHaveAccessibleDescription(profile.accountExists))
    expect(field).toHaveFocus()
    expect(field).toHaveValue('bo@example.be')
    expect(screen.getByLabelText(info.firstname)).toHaveValue('Anna')
    expect(view.shop.getState().session.customer).toMatchObject({ email, firstname: 'An' })
  })

  test('unsaved changes survive a reload until they are saved', async () => {
    const view = await open(language)
    await retype(view, info.firstname, 'Anna')
    await retype(view, info.email, 'anna@example.be')
    const again = reload(view)
    expect(await screen.findByText(profile.unsaved)).toBeVisible()
    expect(screen.getByLabelText(info.firstname)).toHaveValue('Anna')
    expect(screen.getByLabelText(info.email)).toHaveValue('anna@example.be')
    await press(again, profile.submit)
    expect(await screen.findByText(profile.done)).toBeVisible()
    expect(screen.queryByText(profile.unsaved)).not.toBeInTheDocument()
    server.sandbox.database.run("UPDATE customer SET firstname = 'Annelies'")
    reload(again)
    await waitFor(() => expect(screen.getByLabelText(info.firstname)).toHaveValue('Annelies'))
    expect(screen.queryByText(profile.unsaved)).not.toBeInTheDocument()
  })

  test('empty fields show errors in a summary, and no request is sent', async () => {
    const view = await open(language)
    await view.shopper.clear(screen.getByLabelText(info.firstname))
    await view.shopper.clear(screen.getByLabelText(info.lastname))
    await press(view, profile.submit)
    const summary = await screen.findByRole('group', { name: info.summary(2) })
    expect(within(summary).getByRole('link', { name: info.firstname })).toBeVisible()
    expect(screen.getByLabelText(info.firstname)).toHaveAccessibleDescription(errors.firstname)
    expect(server.asked().filter((one) => one.startsWith('PUT'))).toEqual([])
  })

  test('a network error shows a message, and a second attempt saves the details', async () => {
    const view = await open(language)
    server.failCall('put', '/v1/me')
    await retype(view, info.firstname, 'Anna')
    await press(view, profile.submit)
    expect(await screen.findByRole('alert')).toHaveTextContent(readCommonErrors(form).network)
    server.restoreCalls()
    await press(view, profile.submit)
    expect(await screen.findByRole('status')).toHaveTextContent(profile.done)
  })

  test('a refusal by the API is shown at its field', async () => {
    const view = await open(language)
    server.failCall('put', '/v1/me', 422, { type: 'invalid', data: { field: 'customer.email' } })
    await press(view, profile.submit)
    await waitFor(() => expect(screen.getByLabelText(info.email)).toHaveAccessibleDescription(errors.refusedEmail))
  })
})

describe('the download of a customer’s data', () => {
  const language = 'en'
  const { data } = detailsMessages[language]
  let saved: Blob | null
  let click: jest.SpyInstance
  beforeEach(() => {
    saved = null
    click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        saved = blob
        return 'blob:data'
      },
      revokeObjectURL: jest.fn(),
    })
  })
  afterEach(() => click.mockRestore())

  test('the data are saved to a file', async () => {
    const view = await open(language)
    await press(view, data.submit)
    expect(await screen.findByRole('status')).toHaveTextContent(data.done)
    expect(click.mock.contexts).toMatchObject([{ download: data.file, href: 'blob:data' }])
    expect(JSON.parse((await saved?.text()) ?? '')).toMatchObject({
      customer: { email },
      addresses: [{ city: 'Gent' }],
    })
  })

  test('a failed download shows a message that speaks of no input, and a second attempt succeeds', async () => {
    const view = await open(language)
    server.failCall('get', '/v1/me/data', 500)
    await press(view, data.submit)
    expect(await screen.findByRole('alert')).toHaveTextContent(readCommonErrors({}, language).other)
    server.restoreCalls()
    await press(view, data.submit)
    expect(await screen.findByRole('status')).toHaveTextContent(data.done)
  })
})
