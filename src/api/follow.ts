import type { GenericSchema, InferOutput } from 'valibot'
import { parseTemplate } from 'url-template'
import type { Link, Links } from '../contract/links'
import { ApiError } from './ApiError'
import type { RequestOptions, ShopClient } from './client'

/** The link of that name; an ApiError when the answer before didn't carry it. */
export function linkNamed(links: Links, name: string): Link {
  const link = links[name]
  if (!link) throw new ApiError({ name: 'LinkError', message: `The shop API gave no link "${name}"`, code: 'ERR_LINK' })
  return link
}

/**
 * Calls what a link points to. The link's own method goes before the one given here, which
 * is the verb of SPEC §7. A template is filled from the payload, which then is its query.
 */
export function follow<Schema extends GenericSchema>(
  client: ShopClient,
  link: Link,
  schema: Schema,
  { payload, ...options }: RequestOptions = {},
): Promise<InferOutput<Schema> | null> {
  const method = link.method ?? options.method ?? 'GET'
  if (!link.templated) return client.request(link.href, schema, { ...options, method, payload })
  const target = parseTemplate(link.href).expand({ ...payload })
  const body = method === 'POST' || method === 'PUT' ? payload : undefined
  return client.request(target, schema, { ...options, method, payload: body })
}

/** For calls that can't do with the null of a success other than 200. */
export async function needed<Answer>(answer: Promise<Answer | null>): Promise<Answer> {
  const given = await answer
  if (given === null)
    throw new ApiError({ name: 'AnswerError', message: 'The shop API gave no answer', code: 'ERR_ANSWER' })
  return given
}
