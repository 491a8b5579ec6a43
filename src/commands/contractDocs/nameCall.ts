import type { Call } from '../../contract/calls/call'
import { allCalls, type CallName } from '../../contract/calls/allCalls'
import type { Example, Examples } from './examples/shortenExample'

/** Returns the name of a call in words: "Add to cart" for addToCart. */
export const nameCall = (name: string): string => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Returns the name of the first call with the same response schema. Only the example of that call shows a response. */
export const findShownCall = (name: string): string => {
  const { answer } = (allCalls as Record<string, Call>)[name]!
  return Object.entries<Call>(allCalls).find(([, call]) => call.answer === answer)![0]
}

/** Returns the example of a call, without the response if an earlier call has the same response schema. */
export function findExample(name: string, examples: Examples): Example | undefined {
  const example = examples[name as CallName]
  return example && { ...example, answer: findShownCall(name) === name ? example.answer : undefined }
}
