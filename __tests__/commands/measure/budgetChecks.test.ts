import { listNamedScripts, listNamedStyles } from '../../../src/commands/measure/budgetChecks'

const html = `<!doctype html><link as="script" rel="preload" href="/app-1.js"/><link rel="modulepreload" href='/words-2.js'>
<link as="fetch" rel="preload" href="/page-data/app-data.json"/><link rel="preload" as="font" href="/fonts/sans.woff2">
<link rel="stylesheet" href="/styles.css"><script>inline()</script><script src="/app-1.js" async></script>
<script src="/polyfill-3.js" nomodule></script><script async src=/late-4.js></script>
<script src="https://elsewhere.example/tag.js"></script><script src="//elsewhere.example/tag.js"></script>`

test("lists the site's scripts that a page makes a browser load, without duplicates", () => {
  expect(listNamedScripts(html)).toEqual(['/app-1.js', '/words-2.js', '/late-4.js'])
})

test('lists the external style sheets, but not the inlined ones', () => {
  expect(listNamedStyles(html)).toEqual(['/styles.css'])
})
