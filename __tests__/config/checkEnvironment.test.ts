import { readFileSync } from 'node:fs'
import { checkEnvironment } from '../../src/config/checkEnvironment'
import { variables } from '../../src/config/checkEnvironment'

test('with nothing set nothing is wrong', () => {
  expect(checkEnvironment({})).toEqual([])
})

test('an empty value counts as unset', () => {
  expect(checkEnvironment(Object.fromEntries(Object.keys(variables).map((name) => [name, ' '])))).toEqual([])
})

test.each([
  ['GATSBY_SHOP_API_URL', 'https://api.example.com'],
  ['GATSBY_SHOP_API_URL', 'http://127.0.0.1:8001/'],
  ['GATSBY_SITE_URL', 'https://shop.example.com'],
  ['GATSBY_GTM_ID', 'GTM-AB12CD'],
  ['GATSBY_SENTRY_DSN', 'https://key@errors.example.com/1'],
  ['SANDBOX_PORT', '8001'],
  ['SANDBOX_DATABASE', '.sandbox/shop.db'],
  ['PRERENDER_LIMIT', '0'],
  ['PRERENDER_SKU_LIMIT', '500'],
  ['SANDBOX_PRODUCTS', '2000'],
  ['PROPERTY_SEED', '902561907'],
])('%s may be %s', (name, value) => {
  expect(checkEnvironment({ [name]: value })).toEqual([])
})

test.each([
  ['GATSBY_SHOP_API_URL', 'shop.example.com', 'an http or https address'],
  ['GATSBY_SHOP_API_URL', 'ftp://shop.example.com', 'an http or https address'],
  ['GATSBY_SHOP_API_URL', 'https://shop.example.com/web/v1', 'without a path'],
  ['GATSBY_SITE_URL', 'https://user:word@shop.example.com', 'an http or https address'],
  ['GATSBY_SITE_URL', 'javascript:alert(1)', 'an http or https address'],
  ['GATSBY_GTM_ID', 'UA-1', 'a container id'],
  ['GATSBY_SENTRY_DSN', 'https://errors.example.com/1', 'a DSN'],
  ['SANDBOX_PORT', 'eight', 'a port number from 1 to 65535'],
  ['SANDBOX_PORT', '65536', 'a port number from 1 to 65535'],
  ['SANDBOX_PORT', '0', 'a port number from 1 to 65535'],
  ['SANDBOX_DATABASE', '.sandbox/', 'the path of a file'],
  ['PRERENDER_LIMIT', '-1', 'a whole number of products, 0 for all'],
  ['SANDBOX_PRODUCTS', '50001', 'a whole number of products up to 50000'],
  ['PROPERTY_SEED', '-5', 'a whole number up to 2147483647'],
  ['PRERENDER_LIMIT', '1.5', 'a whole number of products, 0 for all'],
])('%s may not be "%s": one line says the variable, the value and what is expected', (name, value, expected) => {
  const faults = checkEnvironment({ [name]: value })
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(new RegExp(`^${name} is "`))
  expect(faults[0]).toContain(value)
  expect(faults[0]).toContain(expected)
})

test('a long value is cut', () => {
  expect(checkEnvironment({ SANDBOX_PORT: 'x'.repeat(5000) })[0]!.length).toBeLessThan(150)
})

test.each([
  ['GATSBY_SHOP_API_URI', 'GATSBY_SHOP_API_URL'],
  ['GATSBY_SITEURL', 'GATSBY_SITE_URL'],
  ['gatsby_site_url', 'GATSBY_SITE_URL'],
  ['SANBOX_PORT', 'SANDBOX_PORT'],
])('%s is taken for a misspelt %s', (name, meant) => {
  expect(checkEnvironment({ [name]: '1' })).toEqual([expect.stringContaining(`was ${meant} meant?`)])
})

test.each(['GATSBY_CPU_COUNT', 'GATSBY_TELEMETRY_DISABLED', 'GATSBY_LOGGER', 'PORT', 'PATH', 'HOME'])(
  '%s is none of the shop’s business',
  (name) => {
    expect(checkEnvironment({ [name]: '1' })).toEqual([])
  },
)

test('.env.example names every variable', () => {
  const example = readFileSync('.env.example', 'utf8')
  expect(Object.keys(variables).filter((name) => !new RegExp(`^${name}=$`, 'm').test(example))).toEqual([])
})
