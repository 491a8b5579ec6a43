import { startBrowser } from '../../src/app/startBrowser'
import { wordsOf } from '../../src/i18n/words'

test.each([
  ['/nl/producten/spile-stoel', 'nl', 'Naar de inhoud'],
  ['/en/products/spile-chair', 'en', 'Skip to content'],
] as const)('%s starts with the words of its language', async (path, language, skip) => {
  window.history.pushState(null, '', path)
  await startBrowser()
  expect(wordsOf(language, 'frame').skip).toBe(skip)
})
