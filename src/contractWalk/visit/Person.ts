import { parseTemplate } from 'url-template'
import * as v from 'valibot'
import type { LinkOwner } from '../../contract/calls/call'
import { errorBody, errorStatuses, type ErrorType } from '../../contract/error'
import type { Link, Links } from '../../contract/links'
import { type Difference, listDifferences } from './listDifferences'
import type { CallName } from '../../contract/calls/allCalls'
import { type Answer, getCall } from './getCall'
import { type AnswerRequest, buildAddress, buildHeaders, sendCall } from './sendCall'
import type { WalkLog } from './WalkLog'

/** The links of a response of the kind `owner`. */
export interface ResponseLinks {
  owner: LinkOwner
  links: Links | undefined
}

export interface CallOptions {
  /** A response with a link to the call (by default the root), the link itself, or an address of SPEC §7. */
  from?: ResponseLinks | Link | string
  /** The body of POST and PUT, or the query of other methods and of a raw body. */
  payload?: object
  /** A body that is sent unchanged instead of a payload. */
  rawBody?: BodyInit
  key?: string
  /** The schema of the response, if the call has several. */
  schema?: v.GenericSchema
  /** The situation or the action that the report names. The default is the description of the call. */
  situation?: string
}

export interface ShopApi {
  /** The origin, such as https://api.example. */
  origin: string
  answer: AnswerRequest
}

/**
 * The error that ends a part of a walk because the next step needs something that is missing. The log contains the
 * reason.
 */
export class WalkError extends Error {}

/** A user of the shop on a separate device: a visitor, a guest or a customer. */
export class Person {
  readonly tokens: { cart: string | null; session: string | null } = { cart: null, session: null }

  constructor(
    private readonly api: ShopApi,
    private readonly log: WalkLog,
    private readonly root: ResponseLinks,
    readonly idLang: number,
  ) {}

  /**
   * Makes a call that has to succeed, logs the differences from the contract, and returns the response as the
   * storefront reads it. Throws a `WalkError` if the call fails or the storefront could not read the response.
   */
  async call<Name extends CallName>(name: Name, options: CallOptions = {}): Promise<Answer<Name>> {
    const { does, answer } = getCall(name)
    const { schema = answer, situation = does } = options
    const { status, body } = await this.send(name, situation, options)
    if (status !== 200) {
      const { type } = parseError(body)
      this.stop(name, situation, { field: 'status', expected: '200', seen: `${status} ${type ?? ''}`.trim() })
    }
    this.log.add(name, situation, listDifferences(schema, body))
    const parsedAnswer = v.safeParse(schema, body)
    if (!parsedAnswer.success) throw new WalkError(`${name} has no answer that can be read`)
    this.log.addAnswer(name)
    this.storeTokens(parsedAnswer.output)
    return parsedAnswer.output as Answer<Name>
  }

  /**
   * Makes a call that the API has to refuse, and returns the `data` of the error. Logs a difference unless the error
   * has one of the types, with its status.
   */
  async expectRefusal(name: CallName, types: ErrorType[], options: CallOptions = {}): Promise<unknown> {
    const { situation = `Refused as ${types.join(' or ')}` } = options
    const { status, body } = await this.send(name, situation, options)
    const { type, data } = parseError(body)
    const isExpected = types.some((expectedType) => expectedType === type && errorStatuses[expectedType] === status)
    const expectedErrors = types.map((expectedType) => `${errorStatuses[expectedType]} ${expectedType}`).join(' or ')
    const receivedError = `${status} ${type ?? 'without a type'}`
    this.log.add(name, situation, isExpected ? [] : [{ field: 'type', expected: expectedErrors, seen: receivedError }])
    return data
  }

  check(name: CallName, situation: string, field: string, expected: unknown, receivedValue: unknown): void {
    const difference = { field, expected: JSON.stringify(expected), seen: JSON.stringify(receivedValue) ?? 'undefined' }
    this.log.add(name, situation, difference.expected === difference.seen ? [] : [difference])
  }

  /**
   * Returns a value that the next step needs. If the value is missing, logs a difference and throws a `WalkError`.
   */
  requireValue<Value>(name: CallName, field: string, value: Value | null | undefined): Value {
    if (value !== null && value !== undefined) return value
    return this.stop(name, 'The next step needs it', { field, expected: 'at least one', seen: 'none' })
  }

  private storeTokens(answer: unknown): void {
    const parsedTokens = v.safeParse(answerWithTokens, answer)
    if (!parsedTokens.success) return
    this.tokens.cart = parsedTokens.output.cart?.token ?? this.tokens.cart
    this.tokens.session = parsedTokens.output.session?.token ?? this.tokens.session
  }

  private async send(name: CallName, situation: string, { from = this.root, payload, rawBody, key }: CallOptions) {
    const link = this.findLink(name, from)
    const method = link.method ?? getCall(name).method
    const { href, query } = expandLink(link, payload)
    const hasBody = method === 'POST' || method === 'PUT'
    const hasQuery = !hasBody || rawBody !== undefined
    const address = buildAddress(href, this.api.origin, hasQuery ? query : {})
    if (!address) {
      const expected = `an address below ${this.api.origin}/web/`
      return this.stop(name, situation, { field: 'href', expected, seen: href })
    }
    const headers = buildHeaders(this.tokens, this.idLang, key)
    const body = hasBody ? (rawBody ?? JSON.stringify(query)) : null
    try {
      return await sendCall(this.api.answer, address, { method, headers, body })
    } catch (error) {
      const { cause, message } = error as Error
      const problem = cause instanceof Error ? cause.message || message : message
      return this.stop(name, situation, { field: '', expected: 'an answer', seen: problem })
    }
  }

  private findLink(name: CallName, target: ResponseLinks | Link | string): Link {
    if (typeof target === 'string') return { href: target }
    if (!('owner' in target)) return target
    const { owner, links = {} } = target
    this.log.addLinks(owner, links)
    const link = links[getCall(name).links?.[owner] ?? '']
    if (link) return link
    this.log.addMissing(name)
    throw new WalkError(`${name} has no link`)
  }

  private stop(name: CallName, situation: string, difference: Difference): never {
    this.log.add(name, situation, [difference])
    throw new WalkError(`${name} failed`)
  }
}

const answerWithTokens = v.object({
  cart: v.optional(v.nullable(v.object({ token: v.string() }))),
  session: v.optional(v.object({ token: v.string() })),
})

const parseError = (body: unknown): { type?: string | undefined; data?: unknown } => {
  const parsedError = v.safeParse(errorBody, body)
  return parsedError.success ? parsedError.output : {}
}

/** Fills a templated link (RFC 6570). Values that the template does not name are returned for the query. */
function expandLink({ href, templated }: Link, payload: object = {}): { href: string; query: object } {
  if (!templated) return { href, query: payload }
  const namedParameters = new Set(
    (href.match(/{[^}]*}/g) ?? []).flatMap((expression) => expression.match(/\w+/g) ?? []),
  )
  const otherEntries = Object.entries(payload).filter(([name]) => !namedParameters.has(name))
  return { href: parseTemplate(href).expand({ ...payload }), query: Object.fromEntries(otherEntries) }
}
