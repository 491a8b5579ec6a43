import type * as v from 'valibot'
import { type Call, type Level, levels } from '../../contract/calls/call'
import { allCalls, type CallName } from '../../contract/calls/allCalls'

/** The body of a successful response to a call, as the storefront reads it. */
export type Answer<Name extends CallName> = v.InferOutput<(typeof allCalls)[Name]['answer']>

export const getCall = (name: CallName): Call => allCalls[name]

export const callNames = Object.keys(allCalls) as CallName[]

export const includesLevel = (level: Level, includedLevel: Level): boolean =>
  levels.indexOf(includedLevel) <= levels.indexOf(level)
