import { browserVariables, nodeVariables } from '../../src/config/checkEnvironment'

const names = Object.keys({ ...browserVariables.entries, ...nodeVariables.entries })
const original = process.env
/** The variables of the environment, except those of the project. */
const otherVariables = Object.fromEntries(Object.entries(process.env).filter(([name]) => !names.includes(name)))

afterEach(() => {
  process.env = original
  jest.resetModules()
})

async function loadEnv(values: Record<string, string>) {
  process.env = { ...otherVariables, ...values }
  jest.resetModules()
  const { env } = await import('../../src/config/env')
  const { nodeEnv } = await import('../../src/config/nodeEnv')
  return { ...env, ...nodeEnv }
}

test('without variables, the site uses the sandbox and sends nothing to other services', async () => {
  expect(await loadEnv({})).toEqual({
    shopApiUrl: '',
    siteUrl: 'http://localhost:9000',
    pictureUrl: '',
    googleTagManagerId: '',
    adPixelId: '',
    clarityId: '',
    sentryDsn: '',
    isDevelopmentServer: false,
    sandboxDatabase: '.sandbox/shop.db',
    sandboxProducts: 0,
    sandboxSessionLifetime: 30 * 24 * 60 * 60_000,
    sentryAuthToken: '',
    prerenderLimit: 0,
    prerenderSkuLimit: 2000,
  })
})

test('a larger catalogue has a separate database unless a variable names one', async () => {
  expect((await loadEnv({ SANDBOX_PRODUCTS: '2000' })).sandboxDatabase).toBe('.sandbox/shop-2000.db')
  expect((await loadEnv({ SANDBOX_PRODUCTS: '2000', SANDBOX_DATABASE: 'my.db' })).sandboxDatabase).toBe('my.db')
})

test('a URL loses its trailing slash', async () => {
  const { shopApiUrl, siteUrl } = await loadEnv({
    GATSBY_SHOP_API_URL: 'https://api.example.com/',
    GATSBY_SITE_URL: 'https://shop.example.com/',
  })
  expect([shopApiUrl, siteUrl]).toEqual(['https://api.example.com', 'https://shop.example.com'])
})

test('the import throws when a variable has an invalid value', async () => {
  await expect(loadEnv({ SANDBOX_PRODUCTS: 'x' })).rejects.toThrow('SANDBOX_PRODUCTS is "x"')
})
