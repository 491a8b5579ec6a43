import { screen } from '@testing-library/react'
import { languageScript } from '../../src/features/content/LanguageChoice'
import LanguagePage from '../../src/templates/language'
import { renderIn } from '../support/dom/renderIn'

test('without script both languages are a link away, each by its own name', () => {
  renderIn('nl', <LanguagePage />)
  expect(screen.getByRole('link', { name: 'Nederlands' })).toHaveAttribute('href', '/nl')
  expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/en')
  expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('lang', 'en')
})

test.each([
  [['nl-BE', 'en'], '/nl?from=letter'],
  [['en-GB', 'nl'], '/en?from=letter'],
  [['fr-BE', 'EN'], '/en?from=letter'],
  [['fr', 'de'], '/nl?from=letter'],
  [[], '/nl?from=letter'],
  [undefined, '/nl?from=letter'],
])('a browser that reads %j is sent to %s', (browserLanguages, address) => {
  const replace = jest.fn()
  new Function('navigator', 'location', languageScript)(
    { languages: browserLanguages },
    { search: '?from=letter', replace },
  )
  expect(replace).toHaveBeenCalledWith(address)
})
