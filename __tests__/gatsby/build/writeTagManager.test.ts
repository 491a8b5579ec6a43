/** @jest-environment node */
import { runInNewContext } from 'node:vm'
import { renderSnippet } from '../../../src/gatsby/build/writeTagManager'

test("the plugin's snippet loads the container once and adds only its start to the data layer", () => {
  const inserted: { src: string }[] = []
  const place = { parentNode: { insertBefore: (script: { src: string }) => inserted.push(script) } }
  const window = { dataLayer: ['consent'] as unknown[] }
  const document = { createElement: () => ({}), getElementsByTagName: () => [place] }
  runInNewContext(renderSnippet('GTM-AB12CD'), { window, document })
  expect(inserted.map(({ src }) => src)).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD'])
  expect(window.dataLayer).toMatchObject(['consent', { event: 'gtm.js' }])
})
