import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConsentLink } from '../../../src/features/consent/ConsentLink'
import { hideConsent, presentConsent } from '../../../src/features/consent/presentConsent'
import { readConsent, storeConsent } from '../../../src/features/consent/storedConsent'
import type { ConsentCategory } from '../../../src/features/consent/consentChoice'
import type { Language } from '../../../src/i18n/languages'
import { axe } from '../../support/axe'
import { renderIn } from '../../support/dom/renderIn'

const all: ConsentCategory[] = ['statistics', 'advertising', 'recordings']

const present = (categories = all, language: Language = 'nl') => act(() => presentConsent(categories, language))
const sheet = () => screen.queryByRole('region', { name: 'Mogen we even meekijken?' })
const button = (name: string) => screen.getByRole('button', { name })

beforeEach(() => window.localStorage.clear())
afterEach(() => act(() => hideConsent()))

test('nothing is presented when no service needs consent', async () => {
  await present([])
  expect(sheet()).toBeNull()
})

test('nothing is presented to a visitor who has chosen in another tab while the words loaded', async () => {
  await act(async () => {
    const presented = presentConsent(all, 'nl')
    storeConsent(all, [])
    await presented
  })
  expect(sheet()).toBeNull()
})

test('the choice is the first element that the Tab key reaches, but does not take the focus by itself', async () => {
  await present()
  expect(document.body).toHaveFocus()
  await userEvent.tab()
  expect(button('Wat we bewaren')).toHaveFocus()
  expect(document.body.firstElementChild).toContainElement(sheet())
  expect(await axe(document.body)).toHaveNoViolations()
})

test.each([
  ['Alles', all],
  ['Alleen het nodige', []],
])('"%s" takes a single press and is stored', async (name, allowed) => {
  await present()
  await userEvent.click(button(name))
  expect(sheet()).toBeNull()
  expect(readConsent()).toMatchObject({ presented: all, allowed })
  await present()
  expect(sheet()).toBeNull()
})

test('a visitor chooses single categories by keyboard, none of which is ticked in advance', async () => {
  await present(all, 'en')
  const visitor = userEvent.setup()
  button('Choose').focus()
  await visitor.keyboard('{Enter}')
  expect(screen.getAllByRole('checkbox', { checked: false })).toHaveLength(3)
  screen.getByRole('checkbox', { name: /^Statistics/ }).focus()
  await visitor.keyboard(' ')
  button('Save choice').focus()
  await visitor.keyboard('{Enter}')
  expect(readConsent()?.allowed).toEqual(['statistics'])
})

test('the link in the footer opens the current choice, moves the focus there and restores it on Escape', async () => {
  storeConsent(all, ['recordings'])
  const { unmount } = renderIn('nl', <ConsentLink categories={all} />)
  const link = screen.getByRole('link', { name: 'Cookievoorkeuren' })
  await userEvent.click(link)
  const heading = await screen.findByRole('heading', { name: 'Mogen we even meekijken?' })
  expect(heading).toHaveFocus()
  expect(within(sheet()!).getByRole('checkbox', { name: /^Opnames/ })).toBeChecked()
  expect(within(sheet()!).getByRole('checkbox', { name: /^Advertenties/ })).not.toBeChecked()
  await userEvent.keyboard('{Escape}')
  expect(sheet()).toBeNull()
  expect(link).toHaveFocus()
  expect(readConsent()?.allowed).toEqual(['recordings'])
  unmount()
})

test('the footer has no such link when no service needs consent', () => {
  renderIn('nl', <ConsentLink categories={[]} />)
  expect(screen.queryByRole('link')).toBeNull()
})

test('a choice in another tab closes the sheet of this one', async () => {
  await present()
  const { date, presented } = { date: new Date().toISOString(), presented: all }
  window.localStorage.setItem('upnorth.consent', JSON.stringify({ format: 1, date, presented, allowed: [] }))
  fireEvent(window, new StorageEvent('storage', { key: 'upnorth.consent', storageArea: window.localStorage }))
  await waitFor(() => expect(sheet()).toBeNull())
})

test('a choice lasts as long as the page when storage is unavailable, and an older consent does not return', async () => {
  storeConsent(all, all)
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  await present()
  storeConsent(all, [])
  expect(readConsent()?.allowed).toEqual([])
  expect(window.localStorage).toHaveLength(0)
  full.mockRestore()
})
