import { screen } from '@testing-library/react'
import { languageScript } from '../../src/features/content/LanguageChoice'
import LanguagePage from '../../src/templates/language'
import { renderIn } from '../support/dom/renderIn'

test('the page has a plain link to each language, labelled in that language', () => {
  renderIn('nl', <LanguagePage />)
  expect(screen.getByRole('link', { name: 'Nederlands' })).toHaveAttribute('href', '/nl')
  expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/en')
  expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('lang', 'en')
})

test.each([
  [['nl-BE', 'en'], '/nl?from=newsletter'],
  [['en-GB', 'nl'], '/en?from=newsletter'],
  [['fr-BE', 'EN'], '/en?from=newsletter'],
  [['fr', 'de'], '/nl?from=newsletter'],
  [[], '/nl?from=newsletter'],
  [undefined, '/nl?from=newsletter'],
])('a browser with the languages %j is redirected to %s', (browserLanguages, url) => {
  const replace = jest.fn()
  new Function('navigator', 'location', languageScript)(
    { languages: browserLanguages },
    { search: '?from=newsletter', replace },
  )
  expect(replace).toHaveBeenCalledWith(url)
})
