import type { Request } from '@playwright/test'

/** A call to the shop API. `path` matches the part of its path after /web/v1. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: RegExp
}

export const isCall = (request: Request, { method, path }: Call): boolean =>
  request.method() === method && path.test(new URL(request.url()).pathname.replace('/web/v1', ''))
