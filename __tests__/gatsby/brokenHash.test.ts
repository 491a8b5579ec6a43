import { startBrowser } from '../../src/gatsby/startBrowser'

test('a hash that cannot be decoded is removed before the router follows a change of the address', async () => {
  window.history.pushState(null, '', '/nl/contact')
  await startBrowser()
  const hashes: string[] = []
  window.addEventListener('popstate', () => hashes.push(window.location.hash))
  window.history.pushState(null, '', '/nl/contact#%E0%A4%A')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(hashes).toEqual([''])
})
