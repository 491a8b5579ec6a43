import { startBrowser } from '../../src/gatsby/startBrowser'
import { getWords } from '../../src/i18n/words'

test.each([
  ['/nl/producten/spile-stoel', 'nl', 'Naar de inhoud'],
  ['/en/products/spile-chair', 'en', 'Skip to content'],
] as const)('the start at %s loads the messages of its language', async (path, language, skip) => {
  window.history.pushState(null, '', path)
  await startBrowser()
  expect(getWords(language, 'frame').skip).toBe(skip)
})

test('with data saver, prefetching is disabled before the first render', async () => {
  const { ___loader: loader } = window as unknown as { ___loader: { hovering: unknown } }
  const { hovering } = loader
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  await startBrowser()
  expect(loader.hovering).not.toBe(hovering)
  Reflect.deleteProperty(navigator, 'connection')
  loader.hovering = hovering
})
