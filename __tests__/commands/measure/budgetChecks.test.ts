import {
  findLateModules,
  listNamedScripts,
  listNamedStyles,
  weighedPages,
} from '../../../src/commands/measure/budgetChecks'
import { workFolder } from '../../support/workFolder'

const folderWith = workFolder()

const html = `<!doctype html><link as="script" rel="preload" href="/app-1.js"/><link rel="modulepreload" href='/words-2.js'>
<link as="fetch" rel="preload" href="/page-data/app-data.json"/><link rel="preload" as="font" href="/fonts/sans.woff2">
<link rel="stylesheet" href="/styles.css"><script>inline()</script><script src="/app-1.js" async></script>
<script src="/polyfill-3.js" nomodule></script><script async src=/late-4.js></script>
<script src="https://elsewhere.example/tag.js"></script><script src="//elsewhere.example/tag.js"></script>`

test('the scripts of a page are those of the site that a browser loads for it, each once', () => {
  expect(listNamedScripts(html)).toEqual(['/app-1.js', '/words-2.js', '/late-4.js'])
})

test('the style sheets of a page are the external ones, without those in its HTML', () => {
  expect(listNamedStyles(html)).toEqual(['/styles.css'])
})

test.each([
  [['src/ui/page/Wrap.tsx', 'src/contract/money.ts', 'src/store/cart/cartSlice.ts'], []],
  [['node_modules/axios/lib/axios.js'], ['node_modules/axios/lib/axios.js']],
  [['node_modules/valibot/dist/index.mjs'], ['node_modules/valibot/dist/index.mjs']],
  [
    ['src/store/http/client.ts', 'src/store/cart/cartApi.ts'],
    ['src/store/http/client.ts', 'src/store/cart/cartApi.ts'],
  ],
])('when the first load has the modules %j, %j must load later', (modules, late) => {
  const pages = Object.values(weighedPages).flat()
  const html = '<script src="/app.js"></script>'
  const folder = folderWith(Object.fromEntries(pages.map((page) => [`${page}/index.html`, html])))
  expect(findLateModules({ 'app.js': modules }, folder)).toEqual(late)
  expect(findLateModules({}, folder)).toEqual(['/app.js, whose modules are unknown'])
})
