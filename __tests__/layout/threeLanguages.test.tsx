import { screen } from '@testing-library/react'
import type { Language } from '../../src/i18n/languages'
import { LanguageSwitch } from '../../src/layout/header/LanguageSwitch'
import * as v from 'valibot'
import { shopMenu } from '../../src/pageTable/contents/menu'
import { languageScript } from '../../src/features/content/LanguageChoice'
import { renderIn } from '../support/dom/renderIn'

jest.mock('../../data/shop.json', () => {
  const shop = jest.requireActual<{ languages: object }>('../../data/shop.json')
  return { ...shop, languages: { ...shop.languages, fr: { id: 3, locale: 'fr-BE', name: 'Français' } } }
})

const paths = { nl: '/nl/contact', en: '/en/contact', fr: '/fr/contact' }

test.each([
  ['nl', ['EN English', 'FR Français'], ['/en/contact', '/fr/contact']],
  ['fr', ['NL Nederlands', 'EN English'], ['/nl/contact', '/en/contact']],
])('with three languages, the switch in %s links to the two others', (language, names, addresses) => {
  renderIn(language as Language, <LanguageSwitch paths={paths} isShort />)
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(names)
  expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses)
})

test('the page at / knows every language of the list', () => {
  expect(languageScript).toContain('["nl","en","fr"]')
})

test.each([
  ['/fr/promotions', true],
  ['/de/promotions', false],
  ['https://elsewhere.example/fr/', false],
])('a menu with a link to %s is accepted: %s', (path, isAccepted) => {
  const columns = [{ title: 'Promotions', links: [{ name: 'Tout', path }] }]
  expect(v.is(shopMenu, { departments: [{ path: '/fr/promotions', columns, picture: null }] })).toBe(isAccepted)
})
