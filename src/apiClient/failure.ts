import * as v from 'valibot'
import { errorBody } from '../contract/error'
import { ApiError } from './ApiError'

/** The parts of a failed call that say what happened, whichever library made it. */
export interface Failure {
  code?: string
  message?: string
  answer?: { status: number; data: unknown }
}

/** What the shop API said (SPEC §7: "built from the response body"); a body that it can't have written counts for nothing. */
function saidByTheApi(status: number, data: unknown): ApiError {
  const body = v.safeParse(errorBody, data)
  const fallback = `The shop API answered with status ${status}`
  if (!body.success || Array.isArray(data)) return new ApiError({ message: fallback, status })
  return new ApiError({ ...body.output, message: body.output.message ?? fallback, status })
}

/** The generic errors of SPEC §8, for calls that got no answer. */
export function apiErrorOf({ code, message = '', answer }: Failure): ApiError {
  if (answer) return saidByTheApi(answer.status, answer.data)
  if (code === 'ERR_CANCELED') return new ApiError({ message: 'Request aborted', code: 'ECONNABORTED' })
  if (code === 'ETIMEDOUT' || /timeout/i.test(message))
    return new ApiError({ message: 'Timeout exceeded', code: 'ETIMEDOUT' })
  if (code === 'ECONNABORTED') return new ApiError({ message: 'Request aborted', code })
  return new ApiError({ message: 'Network Error', code: 'ERR_NETWORK' })
}
