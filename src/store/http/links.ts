import type { GenericSchema, InferOutput } from 'valibot'
import { type CartRule, cartRules } from '../../contract/cart'
import { type Link, type Links, root } from '../../contract/links'
import { endpointsReceived } from '../appSlice'
import type { AppThunk } from '../AppThunk'
import { ApiError } from './ApiError'
import type { RequestOptions, ApiClient } from './client'

/** Fills a template (RFC 6570) from the payload. `rest` contains the values that the template does not name. */
async function expandLink({ href, templated }: Link, payload: object | undefined) {
  if (!templated) return { target: href, rest: payload }
  const { parseTemplate } = await import(/* webpackChunkName: "services" */ 'url-template')
  const namedValues = new Set((href.match(/{[^}]*}/g) ?? []).flatMap((expression) => expression.match(/\w+/g) ?? []))
  const rest = Object.entries(payload ?? {}).filter(([name]) => !namedValues.has(name))
  return { target: parseTemplate(href).expand({ ...payload }), rest: Object.fromEntries(rest) }
}

/**
 * The link's own method takes precedence over `options.method`, which is the method of SPEC §7. Resolves to null after
 * a success without a body. Rejects with an ApiError when the link is missing.
 */
export async function followLink<Schema extends GenericSchema>(
  client: ApiClient,
  links: Links,
  name: string,
  schema: Schema,
  { payload, ...options }: RequestOptions = {},
): Promise<InferOutput<Schema> | null> {
  const link = links[name]
  if (!link) throw new ApiError({ name: 'LinkError', message: `The shop API gave no link "${name}"`, code: 'ERR_LINK' })
  const { target, rest } = await expandLink(link, payload)
  return client.request(target, schema, { ...options, method: link.method ?? options.method, payload: rest })
}

/** Rejects with an ApiError when the response has no body. */
export const requestAnswer = <Schema extends GenericSchema>(
  client: ApiClient,
  links: Links,
  name: string,
  schema: Schema,
  options?: RequestOptions,
): Promise<InferOutput<Schema>> => requireAnswer(followLink(client, links, name, schema, options))

/** Rejects with an ApiError when the response is null, which means a success other than 200. */
export async function requireAnswer<Answer>(answer: Promise<Answer | null>): Promise<Answer> {
  const receivedAnswer = await answer
  if (receivedAnswer === null)
    throw new ApiError({ name: 'AnswerError', message: 'The shop API gave no answer', code: 'ERR_ANSWER' })
  return receivedAnswer
}

/**
 * Resolves to the root's links, and loads them if no call has loaded them yet. Calls during a load share it. Rejects
 * with an ApiError.
 */
export const fetchEndpoints =
  (): AppThunk<Promise<Links>> =>
  async (dispatch, getState, { client, joinInFlight }) =>
    getState().app.links ??
    joinInFlight('root', async () => {
      const links = await loadRoot(client)
      dispatch(endpointsReceived(links))
      return links
    })

/** Loads the links of the root, from which the storefront starts (SPEC §7). */
export const loadRoot = async (client: ApiClient): Promise<Links> =>
  (await requireAnswer(client.request('/v1', root)))._links

/** Loads the promotions that take effect automatically. Without the cartrules link, there are none. */
export const loadCartRules = async (client: ApiClient, links: Links): Promise<CartRule[]> =>
  links['cartrules'] ? (await requestAnswer(client, links, 'cartrules', cartRules))._embedded.cartrules : []
