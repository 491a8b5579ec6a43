import { randomUUID } from 'node:crypto'
import { parse, type InferInput, type InferOutput } from 'valibot'
import { parseTemplate } from 'url-template'
import type { Call } from '../../../contract/calls/call'
import { allCalls, type CallName } from '../../../contract/calls/allCalls'
import { idempotencyHeader } from '../../../contract/limits'
import type { Link } from '../../../contract/links'
import type { Mail } from '../../../sandbox/mail/Outbox'
import type { Sandbox } from '../../../sandbox/openSandbox'
import { type Example, type Examples, shortenExample } from './shortenExample'

interface LinkOwner {
  _links?: Record<string, Link> | undefined
}

type DescribedCall<Name extends CallName> = (typeof allCalls)[Name]
type Payload<Name extends CallName> =
  DescribedCall<Name> extends { payload: infer Schema extends NonNullable<Call['payload']> }
    ? InferInput<Schema>
    : undefined

interface ExampleOptions<Name extends CallName> {
  /** The part of a response that has the link to the call; by default, the root or the session. */
  from?: LinkOwner
  /** The values in the address of a call to which no link leads. */
  values?: Record<string, string | number>
  query?: Record<string, string | number>
  payload?: Payload<Name>
  file?: Uint8Array<ArrayBuffer>
}

const origin = 'http://localhost:8000'

/** Makes the described calls to the sandbox as one user, and records an example of each. */
export class ExampleRecorder {
  private tokens: Record<string, string> = {}
  private links: Record<string, Link> = {}

  constructor(
    private readonly sandbox: Sandbox,
    readonly examples: Examples,
  ) {}

  /** Returns another user of the same sandbox, whose calls become examples too, unless `examples` is another object. */
  createVisitor(examples = this.examples): ExampleRecorder {
    const visitor = new ExampleRecorder(this.sandbox, examples)
    visitor.links = this.links
    return visitor
  }

  forgetCart(): void {
    delete this.tokens['CartToken']
  }

  /** Throws an Error if the response differs from the contract. */
  async call<Name extends CallName>(
    name: Name,
    options: ExampleOptions<Name> = {},
  ): Promise<InferOutput<DescribedCall<Name>['answer']>> {
    const call: Call = allCalls[name]
    const payload = call.payload && options.payload
    if (call.payload) parse(call.payload, payload)
    const address = this.findAddress(name, call, options)
    const response = await this.sandbox.answer(
      new Request(`${origin}/web${address}`, {
        method: call.method,
        headers: { Origin: origin, ...this.tokens, ...(call.hasKey && { [idempotencyHeader]: randomUUID() }) },
        ...(payload !== undefined && { body: JSON.stringify(payload) }),
        ...(options.file && { body: options.file }),
      }),
    )
    const text = await response.text()
    if (response.status !== 200) throw new Error(`${name}: ${call.method} ${address}: ${response.status} ${text}`)
    const answer: unknown = JSON.parse(text)
    this.storeExample(name, shortenExample({ address: `/web${address}`, payload, answer }))
    const parsedAnswer = parse(call.answer, answer)
    const unknownField = findUnknownField(answer, parsedAnswer)
    if (unknownField !== null) throw new Error(`${name}: the contract has no field ${unknownField}`)
    this.storeTokens(parsedAnswer)
    return parsedAnswer as InferOutput<DescribedCall<Name>['answer']>
  }

  /** Presses the button "pay" on the page of the payment provider. */
  async finishPayment(redirect: string): Promise<void> {
    await this.sandbox.answer(new Request(redirect, { method: 'POST', body: new URLSearchParams({ outcome: 'pay' }) }))
  }

  /** Returns the values after the # of the link in the latest email of a kind. */
  async readEmailLink(kind: Mail['kind']): Promise<Record<string, string>> {
    // The sandbox writes some emails after its response.
    for (let turn = 0; turn < 1000 && !this.findEmail(kind); turn += 1) await new Promise(setImmediate)
    const [, fragment = ''] = /https?:\S+#(\S+)/.exec(this.findEmail(kind)?.text ?? '') ?? []
    return Object.fromEntries(new URLSearchParams(fragment))
  }

  private findEmail = (kind: Mail['kind']) => this.sandbox.mail.findLast((mail) => mail.kind === kind)

  private findAddress(name: string, call: Call, { from, values = {}, query = {} }: ExampleOptions<CallName>): string {
    const expandedPath = parseTemplate(call.path).expand(values)
    if (!call.links) return expandedPath
    const links = { ...this.links, ...from?._links }
    const link = Object.values(call.links).flatMap((linkName) => links[linkName] ?? [])[0]
    if (!link) throw new Error(`${name}: no answer gave a link ${Object.values(call.links).join(' or ')}`)
    const pattern = new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`)
    const address = link.templated ? parseTemplate(link.href).expand(query) : link.href
    if (!pattern.test(address)) throw new Error(`${name}: ${address} is not like ${call.path}`)
    if (link.templated || Object.keys(query).length === 0) return address
    return `${address}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`
  }

  /** Stores the example with the longest response for each call, because a list without entries shows little. */
  private storeExample(name: CallName, example: Example): void {
    const measureAnswer = (measuredExample: Example | undefined) =>
      measuredExample ? JSON.stringify(measuredExample.answer).length : 0
    if (measureAnswer(example) > measureAnswer(this.examples[name])) this.examples[name] = example
  }

  /** Stores the tokens of a response as the storefront does, and the links of the root and the session. */
  private storeTokens(answer: unknown): void {
    const { cart, session, customer, _links } = answer as {
      cart?: { token: string }
      session?: { token: string }
      customer?: object
      _links?: Record<string, Link>
    }
    if (cart) this.tokens['CartToken'] = cart.token
    if (session) this.tokens['CustomerToken'] = session.token
    if (_links && (customer ?? _links['cartrules'])) this.links = { ...this.links, ..._links }
  }
}

/** Returns the path of the first field that the schema did not read; null if it read all fields. */
function findUnknownField(answer: unknown, parsedAnswer: unknown): string | null {
  if (typeof answer !== 'object' || typeof parsedAnswer !== 'object' || answer === null || parsedAnswer === null)
    return null
  for (const [name, value] of Object.entries(answer)) {
    if (!(name in parsedAnswer)) return name
    const innerField = findUnknownField(value, (parsedAnswer as Record<string, unknown>)[name])
    if (innerField !== null) return `${name}.${innerField}`
  }
  return null
}
