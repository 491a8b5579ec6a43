import { movePageScript, replacePagePath } from '../../src/gatsby/build/finishPages'
import { restorePageVariables } from '../../src/gatsby/restorePageVariables'

const built = (path: string) =>
  `<!DOCTYPE html><html lang="nl"><body><script>window.pagePath=${JSON.stringify(path)};window.___webpackCompilationHash="60dac168";</script><script src="/a.js"></script></body></html>`

test.each(['/nl', '/nl/acties/"20&30"', '/en/a\\b', '/nl/é'])(
  'the path %s is moved from a script to an attribute of the page',
  (path) => {
    const html = movePageScript(built(path))
    expect(html.match(/<script/g)).toHaveLength(1)
    const { dataset } = new DOMParser().parseFromString(html, 'text/html').documentElement
    expect({ ...dataset }).toEqual({ path, build: '60dac168' })
  },
)

test('a page without that script does not change', () => {
  const html = '<html lang="nl"><script>let a=1</script></html>'
  expect(movePageScript(html)).toBe(html)
})

test('a file for other addresses gets another path', () => {
  const html = movePageScript(built('/nl/404'))
  expect(replacePagePath(html, '/nl/404', '/404.html')).toBe(movePageScript(built('/404.html')))
})

test('Gatsby finds the path and the build in the variables that its script would have set', () => {
  const gatsby = window as { pagePath?: string; ___webpackCompilationHash?: string }
  restorePageVariables()
  expect(gatsby.pagePath).toBeUndefined()
  Object.assign(document.documentElement.dataset, { path: '/nl', build: '60dac168' })
  restorePageVariables()
  expect([gatsby.pagePath, gatsby.___webpackCompilationHash]).toEqual(['/nl', '60dac168'])
})
