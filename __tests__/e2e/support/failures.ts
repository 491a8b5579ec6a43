import type { Route } from '@playwright/test'

const json = (route: Route, status: number, body: object) => route.fulfill({ status, json: body })

/** Responses that fail a call. late-answers.spec.ts tests a response that is 10 s late. */
export const failures = {
  'no connection': (route: Route) => route.abort(),
  '401': (route: Route) => json(route, 401, { type: 'not_logged_in', message: 'No session' }),
  '404': (route: Route) => json(route, 404, { type: 'not_found', message: 'Nothing here' }),
  '422': (route: Route) => json(route, 422, { type: 'invalid', message: 'No', data: { field: 'nothing.known' } }),
  '429': (route: Route) => json(route, 429, { type: 'too_many_attempts', data: { retry_after: 60 } }),
  '500': (route: Route) => json(route, 500, {}),
  'wrong shape': (route: Route) => json(route, 200, { cart: 42, session: [], status: 'well' }),
} as const

export type FailureName = keyof typeof failures

/** Matches the browser's own console messages about the failures. */
export const failureLogLines = /ERR_FAILED|status of (4\d\d|500)/
