import * as v from 'valibot'

type Environment = Record<string, string | undefined>

/**
 * Returns one line for each variable with an invalid value: its name, its value (unless it is a secret) and the
 * expected format. An empty value counts as unset. Browsers never load this file, because a build checks the values
 * before writing them into scripts.
 */
export function checkEnvironment(environment: Environment): string[] {
  const { issues = [] } = v.safeParse(allVariables, removeBlanks(environment))
  return issues.map((issue) => {
    const name = v.getDotPath(issue) ?? ''
    const value = name.endsWith('_TOKEN') ? 'not shown here' : `"${shortenValue(environment[name]?.trim() ?? '')}"`
    return `${name} is ${value}, but must be ${issue.message}.`
  })
}

/** Returns Node's variables as typed values, with defaults. Throws if a variable of Node or the browser is invalid. */
export function readNodeVariables(environment: Environment): v.InferOutput<typeof nodeVariables> {
  const errors = checkEnvironment(environment)
  if (errors.length > 0) throw new Error(errors.join('\n'))
  return v.parse(nodeVariables, removeBlanks(environment))
}

const origin = v.optional(
  describeExpected(
    'an http or https address without a path, such as https://shop.example.com',
    v.pipe(v.string(), v.url(), v.regex(/^https?:\/\/[^/?#@\s]+\/?$/i)),
  ),
)

/** The variables that a build writes into scripts for the browser (`env`). `.env.example` explains each of them. */
export const browserVariables = v.object({
  GATSBY_SHOP_API_URL: origin,
  GATSBY_SITE_URL: origin,
  GATSBY_PICTURE_URL: buildTextSchema(
    'an http or https address, such as https://pictures.example.com/{name}-{width}.jpg',
    /^https?:\/\/[^/?#@\s,"'<>]+(?:\/[^\s,"'<>]*)?$/i,
  ),
  GATSBY_GTM_ID: buildTextSchema('a container id, such as GTM-AB12CD', /^GTM-[A-Z0-9]+$/),
  GATSBY_PIXEL_ID: buildTextSchema('the number of a pixel, such as 1234567890', /^\d{5,20}$/),
  GATSBY_CLARITY_ID: buildTextSchema('a project id, such as a1b2c3d4e5', /^[a-z0-9]{5,20}$/),
  GATSBY_SENTRY_DSN: buildTextSchema(
    'a DSN, such as https://key@errors.example.com/1',
    /^https?:\/\/[^@/\s]+@[^/\s]+\/\S+$/,
  ),
})

const productLimit = buildWholeNumberSchema('a whole number of products, 0 for all', 0, Number.MAX_SAFE_INTEGER)

/** The variables that commands, builds and tests read in Node. */
export const nodeVariables = v.object({
  SANDBOX_DATABASE: buildTextSchema('the path of a file', /^[^\0]*[^/\\\0]$/),
  SANDBOX_PRODUCTS: v.optional(
    buildWholeNumberSchema('a whole number of products up to 50000, 0 for the demo catalogue', 0, 50_000),
    '0',
  ),
  SANDBOX_SESSION_MINUTES: v.optional(
    buildWholeNumberSchema('a whole number of minutes from 1 to 525600', 1, 525_600),
    '43200',
  ),
  PROPERTY_SEED: v.optional(buildWholeNumberSchema('a whole number up to 2147483647', 0, 2_147_483_647)),
  SENTRY_AUTH_TOKEN: buildTextSchema('a token without spaces', /^\S+$/),
  SENTRY_ORG: buildTextSchema('the short name of an organization', /^[\w-]+$/),
  SENTRY_URL: origin,
  SENTRY_PROJECT: buildTextSchema('the short name of a project', /^[\w-]+$/),
  PRERENDER_LIMIT: v.optional(productLimit, '0'),
  PRERENDER_SKU_LIMIT: v.optional(productLimit, '2000'),
})

const allVariables = v.object({ ...browserVariables.entries, ...nodeVariables.entries })

function buildTextSchema(expected: string, pattern: RegExp) {
  return v.optional(describeExpected(expected, v.pipe(v.string(), v.regex(pattern))))
}

function buildWholeNumberSchema(expected: string, smallest: number, largest: number) {
  const number = v.pipe(v.string(), v.digits(), v.toNumber(), v.minValue(smallest), v.maxValue(largest))
  return describeExpected(expected, number)
}

/** Gives a schema a single message, whichever of its checks fails. */
function describeExpected<Schema extends v.GenericSchema>(expected: string, schema: Schema): Schema {
  return v.config(schema, { message: expected, abortPipeEarly: true })
}

function removeBlanks(environment: Environment): Environment {
  const trimmedEntries = Object.entries(environment).map(([name, value]) => [name, value?.trim()] as const)
  return Object.fromEntries(trimmedEntries.filter(([, value]) => value))
}

/** A value can be a whole pasted file, so an error line contains only its beginning. */
const shortenValue = (value: string) => (value.length > 60 ? `${value.slice(0, 60)}…` : value)
