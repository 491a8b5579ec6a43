import { fireEvent, screen } from '@testing-library/react'
import type { Language } from '../../src/i18n/languages'
import { LanguageSwitch } from '../../src/layout/header/LanguageSwitch'
import { renderIn } from '../support/dom/renderIn'

const paths = { nl: '/nl/producten/tove-stoel', en: '/en/products/tove-chair' }
const variantPaths = { nl: `${paths.nl}/eik`, en: `${paths.en}/oak` }

function renderSwitch(language: Language, state: object | null) {
  window.history.replaceState(state, '', `${variantPaths[language]}?van=home`)
  renderIn(language, <LanguageSwitch paths={paths} />)
  return screen.getByRole('link')
}

afterEach(() => window.history.replaceState(null, '', '/'))

const uses: [string, (link: HTMLElement) => unknown][] = [
  ['a tap', (link) => fireEvent.pointerDown(link)],
  ['the keyboard', (link) => fireEvent.focus(link)],
  ['a click by a script', (link) => fireEvent.click(link)],
]

describe.each(uses)('the language switch, used by %s', (_name, use) => {
  test.each([
    ['nl', 'en'],
    ['en', 'nl'],
  ] as const)(
    'the switch leads from a chosen variant in %s to the same variant in the other language',
    (language, otherLanguage) => {
      const link = renderSwitch(language, { key: 'a', alternates: variantPaths })
      expect(link).toHaveAttribute('href', paths[otherLanguage])
      expect(link).toHaveAttribute('hreflang', otherLanguage)
      expect(link).toHaveAttribute('lang', otherLanguage)
      use(link)
      expect(link).toHaveAttribute('href', `${variantPaths[otherLanguage]}?van=home`)
    },
  )

  test('the switch leads to the page itself when no variant was chosen', () => {
    const link = renderSwitch('nl', { key: 'a' })
    use(link)
    expect(link).toHaveAttribute('href', `${paths.en}?van=home`)
  })
})
