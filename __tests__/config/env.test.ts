import { variables } from '../../src/config/checkEnvironment'

/** The machine's own variables, without any that the shop knows. */
const original = process.env
const surroundings = Object.fromEntries(Object.entries(process.env).filter(([name]) => !(name in variables)))

afterEach(() => {
  process.env = original
  jest.resetModules()
})

async function envWith(values: Record<string, string>) {
  process.env = { ...surroundings, ...values }
  jest.resetModules()
  const { env } = await import('../../src/config/env')
  const { nodeEnv } = await import('../../src/config/nodeEnv')
  return { ...env, ...nodeEnv }
}

test('with nothing set everything runs on the sandbox and nothing is sent anywhere', async () => {
  expect(await envWith({})).toEqual({
    shopApiUrl: '',
    siteUrl: 'http://localhost:9000',
    googleTagManagerId: '',
    sentryDsn: '',
    sandboxPort: 8001,
    sandboxDatabase: '.sandbox/shop.db',
    sandboxProducts: 0,
    prerenderLimit: 0,
    prerenderSkuLimit: 2000,
  })
})

test('a bigger catalogue has a database of its own, unless one is named', async () => {
  expect((await envWith({ SANDBOX_PRODUCTS: '2000' })).sandboxDatabase).toBe('.sandbox/shop-2000.db')
  expect((await envWith({ SANDBOX_PRODUCTS: '2000', SANDBOX_DATABASE: 'my.db' })).sandboxDatabase).toBe('my.db')
})

test('a slash at the end of an address is left out', async () => {
  const { shopApiUrl, siteUrl } = await envWith({
    GATSBY_SHOP_API_URL: 'https://api.example.com/',
    GATSBY_SITE_URL: 'https://shop.example.com/',
  })
  expect([shopApiUrl, siteUrl]).toEqual(['https://api.example.com', 'https://shop.example.com'])
})

test('a wrong value stops whoever asks for the settings', async () => {
  await expect(envWith({ SANDBOX_PORT: 'x' })).rejects.toThrow('SANDBOX_PORT is "x"')
})
