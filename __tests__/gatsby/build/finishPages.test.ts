import { readFileSync } from 'node:fs'
import path from 'node:path'
import { finishPages } from '../../../src/gatsby/build/finishPages'
import { workFolder } from '../../support/workFolder'

const folderWith = workFolder()
const bare =
  '<html><head><title>Nieuw</title></head><body><p>$& $1</p><script src="/app-1.js" async=""></script></body></html>'
const stats = JSON.stringify({
  assetsByChunkName: {
    home: ['home.css', 'shared.js', 'home.js'],
    'messages-nl-firstLoad-eager-ts': ['nl.js'],
    'messages-en-firstLoad-eager-ts': ['en.js'],
  },
})

test.each([
  ['/nl', 'nl/index.html', 'nl', '/page-data/nl/page-data.json'],
  ['/en/giftlists/', 'en/giftlists/index.html', 'en', '/page-data/en/giftlists/page-data.json'],
  ['/', 'index.html', 'nl', '/page-data/index/page-data.json'],
  ['/404.html', '404.html', 'nl', '/page-data/404.html/page-data.json'],
])(
  'the scripts of the template and the messages are added and the data preloaded for %s',
  (pagePath, file, language, data) => {
    const folder = folderWith({ 'webpack.stats.json': stats, [file]: bare })
    finishPages(folder, [{ path: pagePath, componentChunkName: 'home' }])
    const html = readFileSync(path.join(folder, file), 'utf8')
    expect(html).toContain(`<link rel="preload" href="${data}" as="fetch" crossorigin></head>`)
    const scripts = [...html.matchAll(/<script src="([^"]+)" async/g)].map(([, source]) => source)
    expect(scripts).toEqual(['/app-1.js', '/shared.js', '/home.js', `/${language}.js`])
    expect(html).toContain('<p>$& $1</p>')
  },
)

test('no script is added for a template whose chunk is missing from the build', () => {
  const folder = folderWith({ 'webpack.stats.json': stats, 'nl/index.html': bare })
  finishPages(folder, [{ path: '/nl', componentChunkName: 'other' }])
  expect(readFileSync(path.join(folder, 'nl/index.html'), 'utf8').match(/<script/g)).toHaveLength(2)
})
