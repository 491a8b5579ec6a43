import { screen, waitFor, within } from '@testing-library/react'
import { axe } from '../support/axe'
import { waitForEmails } from '../support/sandbox/sentEmails'
import { accountDetails, logIn } from '../support/sandbox/register'
import { Shopper } from '../support/sandbox/Shopper'
import {
  detailsMessages,
  fresh,
  press,
  put,
  retype,
  startDetails,
  type View,
} from '../support/pages/accountDetailsPage'
import { readCommonErrors } from '../support/data/commonSentences'

const { server, open } = startDetails()
const { email, password } = accountDetails

const language = 'en'
const { change, identity } = detailsMessages[language]
const fill = async (view: View, current: string, next: string) => {
  await put(view, change.current, current)
  await put(view, change.new, next)
  await press(view, change.submit)
}

test('a new password is saved, the session continues, and the fields are cleared', async () => {
  const view = await open(language)
  await fill(view, password, fresh)
  expect(await screen.findByRole('status')).toHaveTextContent(change.done)
  expect(screen.getByLabelText(change.current)).toHaveValue('')
  expect(screen.getByLabelText(change.new)).toHaveValue('')
  await logIn(new Shopper(server.sandbox), { ...accountDetails, password: fresh })
  expect(await waitForEmails(server.sandbox, 'password-changed')).toMatchObject([{ language }])
  expect(view.shop.getState().session.customer).not.toBeNull()
  expect(await axe(view.container)).toHaveNoViolations()
})

test('a wrong current password shows an error at its field, and the session and the typed text stay', async () => {
  const view = await open(language)
  await fill(view, 'iets anders', fresh)
  const field = screen.getByLabelText(change.current)
  await waitFor(() => expect(field).toHaveAccessibleDescription(change.wrong))
  expect(field).toHaveFocus()
  expect(screen.getByLabelText(change.new)).toHaveValue(fresh)
  expect(view.shop.getState().session.customer).toMatchObject({ email })
})

test('after a lost response a message states that the password may have changed, and the new password works', async () => {
  const view = await open(language)
  server.loseAnswer('put', '/v1/me/password')
  await fill(view, password, fresh)
  await screen.findByText(readCommonErrors(identity.form, language).network)
  server.restoreCalls()
  await press(view, change.submit)
  const field = screen.getByLabelText(change.current)
  await waitFor(() => expect(field).toHaveAccessibleDescription(change.maybeDone))
  await retype(view, change.current, fresh)
  await press(view, change.submit)
  expect(await screen.findByText(change.done)).toBeVisible()
})

test('both passwords are required, and the new one must have eight characters', async () => {
  const view = await open(language)
  await put(view, change.new, 'kort')
  await press(view, change.submit)
  const summary = await screen.findByRole('group', { name: identity.info.summary(2) })
  expect(within(summary).getByRole('link', { name: change.current })).toBeVisible()
  expect(within(summary).getByRole('link', { name: change.new })).toBeVisible()
  expect(screen.getByText(change.missing)).toBeVisible()
  expect(screen.getByText(identity.errors.passwordShort(8))).toBeVisible()
})
