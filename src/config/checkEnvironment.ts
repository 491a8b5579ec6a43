type Environment = Record<string, string | undefined>

/**
 * Everything that is wrong with the shop's variables, one line each: the variable, its value and what was
 * expected. An empty value counts as unset. A name that is nearly one of ours is taken for a misspelling.
 */
export function checkEnvironment(environment: Environment): string[] {
  return [...wrongValues(environment), ...misspellings(environment)]
}

function wrongValues(environment: Environment): string[] {
  return Object.entries(variables).flatMap(([name, { expected, fits }]) => {
    const value = environment[name]?.trim()
    return !value || fits(value) ? [] : [`${name} is "${shown(value)}", but must be ${expected}.`]
  })
}

function misspellings(environment: Environment): string[] {
  const known = Object.keys(variables)
  return Object.keys(environment).flatMap((name) => {
    if (known.includes(name)) return []
    const meant = known.find((each) => editDistance(name.toUpperCase(), each) <= 2)
    return meant ? [`${name} is not a variable of this shop: was ${meant} meant? (.env.example names them all)`] : []
  })
}

/** Values can be pasted secrets or whole files: a line shows their beginning. */
const shown = (value: string) => (value.length > 60 ? `${value.slice(0, 60)}…` : value)

/** Every variable that the shop knows, with what it must be. `.env.example` says what each is for. */
interface Variable {
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

/** How many letters must be put in, taken out or exchanged to make one word of the other. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let line = 1; line <= one.length; line += 1) {
    const next = [line]
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[line - 1] === other[column - 1]
      next.push(Math.min(row[column]! + 1, next[column - 1]! + 1, row[column - 1]! + (same ? 0 : 1)))
    }
    row = next
  }
  return row[other.length]!
}
