import * as v from 'valibot'
import { languageId, type Language } from '../i18n/languages'

/** Asks the shop API, be it over the network or in process. */
export type RequestShop = (request: Request) => Promise<Response>

/** How long a build waits for one answer, in ms. */
const patience = 60_000

/**
 * GETs an address of the shop API in a language and checks the answer. Whatever goes wrong becomes one line
 * with the address: the API is down, refuses, or answers in another shape than the contract's.
 */
export async function askShopApi<Schema extends v.GenericSchema>(
  request: RequestShop,
  address: string,
  language: Language,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const failed = (reason: string) => new Error(`The shop API could not be read: ${address} (${language}): ${reason}`)
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json', Lang: String(languageId[language]) }
  const call = new Request(address, { headers, signal: AbortSignal.timeout(patience) })
  const response = await request(call).catch((error: unknown) => {
    throw failed(`${reasonOf(error)}. Is it running, and is its address right?`)
  })
  if (response.status !== 200) throw failed(`it answered with status ${response.status}.`)
  const answer: unknown = await response.json().catch(() => {
    throw failed('it did not answer with JSON.')
  })
  const { success, output, issues } = v.safeParse(schema, answer)
  if (success) return output
  const issue = issues[0]
  throw failed(`${v.getDotPath(issue) ?? 'the answer'}: ${issue.message.slice(0, 200)}.`)
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? error.cause.message || String(Object(error.cause).code ?? '') : ''
  return cause ? `${error.message} (${cause})` : error.message
}
