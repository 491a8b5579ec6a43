import { readFileSync } from 'node:fs'
import { browserVariables, checkEnvironment, nodeVariables } from '../../src/config/checkEnvironment'

const names = Object.keys({ ...browserVariables.entries, ...nodeVariables.entries })

test('an environment without variables is accepted', () => {
  expect(checkEnvironment({})).toEqual([])
})

test('an empty value counts as unset', () => {
  expect(checkEnvironment(Object.fromEntries(names.map((name) => [name, ' '])))).toEqual([])
})

test.each([
  ['GATSBY_SHOP_API_URL', 'https://api.example.com'],
  ['GATSBY_SHOP_API_URL', 'http://127.0.0.1:8001/'],
  ['GATSBY_SITE_URL', 'https://shop.example.com'],
  ['GATSBY_PICTURE_URL', 'https://pictures.example.com/{name}-{width}.jpg'],
  ['GATSBY_PICTURE_URL', 'https://pictures.example.com'],
  ['GATSBY_GTM_ID', 'GTM-AB12CD'],
  ['GATSBY_PIXEL_ID', '1234567890'],
  ['GATSBY_CLARITY_ID', 'a1b2c3d4e5'],
  ['GATSBY_SENTRY_DSN', 'https://key@errors.example.com/1'],
  ['SENTRY_AUTH_TOKEN', 'sntrys_a.b=='],
  ['SENTRY_ORG', 'up-north'],
  ['SANDBOX_DATABASE', '.sandbox/shop.db'],
  ['PRERENDER_LIMIT', '0'],
  ['PRERENDER_SKU_LIMIT', '500'],
  ['SANDBOX_PRODUCTS', '2000'],
  ['SANDBOX_SESSION_MINUTES', '1'],
  ['PROPERTY_SEED', '902561907'],
])('the setting %s=%s is accepted', (name, value) => {
  expect(checkEnvironment({ [name]: value })).toEqual([])
})

test.each([
  ['GATSBY_SHOP_API_URL', 'shop.example.com', 'an http or https address'],
  ['GATSBY_SHOP_API_URL', 'ftp://shop.example.com', 'an http or https address'],
  ['GATSBY_SHOP_API_URL', 'https://shop.example.com/web/v1', 'without a path'],
  ['GATSBY_SITE_URL', 'https://user:word@shop.example.com', 'an http or https address'],
  ['GATSBY_SITE_URL', 'javascript:alert(1)', 'an http or https address'],
  ['GATSBY_PICTURE_URL', 'pictures.example.com', 'an http or https address'],
  ['GATSBY_PICTURE_URL', 'https://a.example/x y', 'an http or https address'],
  ['GATSBY_GTM_ID', 'UA-1', 'a container id'],
  ['GATSBY_PIXEL_ID', "1');alert(1)//", 'the number of a pixel'],
  ['GATSBY_CLARITY_ID', '../x', 'a project id'],
  ['GATSBY_SENTRY_DSN', 'https://errors.example.com/1', 'a DSN'],
  ['SENTRY_PROJECT', 'https://x', 'the short name of a project'],
  ['SANDBOX_DATABASE', '.sandbox/', 'the path of a file'],
  ['PRERENDER_LIMIT', '-1', 'a whole number of products, 0 for all'],
  ['SANDBOX_PRODUCTS', '50001', 'a whole number of products up to 50000'],
  ['SANDBOX_SESSION_MINUTES', '0', 'a whole number of minutes from 1 to 525600'],
  ['PROPERTY_SEED', '-5', 'a whole number up to 2147483647'],
  ['PRERENDER_LIMIT', '1.5', 'a whole number of products, 0 for all'],
])(
  'rejects %s="%s" with one line that names the variable, its value and the expected format',
  (name, value, expected) => {
    const errors = checkEnvironment({ [name]: value })
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatch(new RegExp(`^${name} is "`))
    expect(errors[0]).toContain(value)
    expect(errors[0]).toContain(expected)
  },
)

test('an error shows only the start of a long value', () => {
  expect(checkEnvironment({ PRERENDER_LIMIT: 'x'.repeat(5000) })[0]!.length).toBeLessThan(150)
})

test.each(['GATSBY_CPU_COUNT', 'GATSBY_TELEMETRY_DISABLED', 'GATSBY_LOGGER', 'PORT', 'PATH', 'HOME'])(
  'ignores %s, which is not a variable of the project',
  (name) => {
    expect(checkEnvironment({ [name]: '1' })).toEqual([])
  },
)

test('every variable is listed in .env.example', () => {
  const example = readFileSync('.env.example', 'utf8')
  expect(names.filter((name) => !new RegExp(`^${name}=$`, 'm').test(example))).toEqual([])
})

test('an error never repeats a secret', () => {
  const [line] = checkEnvironment({ SENTRY_AUTH_TOKEN: 'sntrys_a b' })
  expect(line).toBe('SENTRY_AUTH_TOKEN is not shown here, but must be a token without spaces.')
})
