/** Every variable that the shop knows, with what it must be. `.env.example` says what each is for. */
export interface Variable {
  expected: string
  fits: (value: string) => boolean
}

const address: Variable = {
  expected: 'an http or https address without a path, such as https://shop.example.com',
  fits: (value) => {
    if (!URL.canParse(value)) return false
    const { protocol, pathname, search, hash, username } = new URL(value)
    return /^https?:$/.test(protocol) && pathname === '/' && !search && !hash && !username
  },
}

const wholeNumber = (expected: string, smallest: number, largest: number): Variable => ({
  expected,
  fits: (value) => /^\d+$/.test(value) && Number(value) >= smallest && Number(value) <= largest,
})

export const variables: Record<string, Variable> = {
  GATSBY_SHOP_API_URL: address,
  GATSBY_SITE_URL: address,
  GATSBY_GTM_ID: { expected: 'a container id, such as GTM-AB12CD', fits: (value) => /^GTM-[A-Z0-9]+$/.test(value) },
  GATSBY_SENTRY_DSN: {
    expected: 'a DSN, such as https://key@errors.example.com/1',
    fits: (value) => /^https?:\/\/[^@/\s]+@[^/\s]+\/\S+$/.test(value),
  },
  SANDBOX_PORT: wholeNumber('a port number from 1 to 65535', 1, 65535),
  SANDBOX_DATABASE: { expected: 'the path of a file', fits: (value) => !/[/\\]$/.test(value) && !value.includes('\0') },
  SANDBOX_PRODUCTS: wholeNumber('a whole number of products up to 50000, 0 for the demo catalogue', 0, 50_000),
  PROPERTY_SEED: wholeNumber('a whole number up to 2147483647', 0, 2_147_483_647),
  PRERENDER_LIMIT: wholeNumber('a whole number of products, 0 for all', 0, Number.MAX_SAFE_INTEGER),
  PRERENDER_SKU_LIMIT: wholeNumber('a whole number of products, 0 for all', 0, Number.MAX_SAFE_INTEGER),
}
