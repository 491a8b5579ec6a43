import { idempotencyHeader } from '../../contract/limits'
import type { Difference } from '../visit/listDifferences'
import type { ShopApi } from '../visit/Person'

const methods = ['GET', 'POST', 'PUT', 'DELETE']
const headers = [
  ...['accept', 'content-type', 'lang', 'carttoken', 'customertoken', 'x-application-name', 'x-application-version'],
  idempotencyHeader.toLowerCase(),
]

/**
 * Checks, as a browser does, whether a storefront on another origin may call the API. Sends a preflight for PUT with
 * the headers of the contract, and a GET request, and lists the missing permissions.
 */
export async function checkOrigin({ origin, answer }: ShopApi, site: string): Promise<Difference[]> {
  const address = `${origin}/web/v1`
  const preflight = await answer(
    new Request(address, {
      method: 'OPTIONS',
      headers: {
        Origin: site,
        'Access-Control-Request-Method': 'PUT',
        'Access-Control-Request-Headers': headers.join(','),
      },
    }),
  )
  const root = await answer(new Request(address, { headers: { Origin: site, Lang: '1' } }))
  return [
    ...(preflight.ok ? [] : [{ field: 'status', expected: '200 or 204', seen: String(preflight.status) }]),
    ...listMissingPermissions(preflight, 'Access-Control-Allow-Origin', [site]),
    ...listMissingPermissions(preflight, 'Access-Control-Allow-Methods', methods),
    ...listMissingPermissions(preflight, 'Access-Control-Allow-Headers', headers),
    ...listMissingPermissions(root, 'Access-Control-Allow-Origin', [site]),
  ]
}

/** Returns a difference if a header of a response does not allow all needed values. An asterisk allows everything. */
function listMissingPermissions(response: Response, field: string, neededValues: readonly string[]): Difference[] {
  const permission = response.headers.get(field) ?? ''
  const allowedValues = permission.split(',').map((allowedValue) => allowedValue.trim().toLowerCase())
  const isAllowed =
    allowedValues.includes('*') ||
    neededValues.every((neededValue) => allowedValues.includes(neededValue.toLowerCase()))
  return isAllowed ? [] : [{ field, expected: neededValues.join(', '), seen: permission || 'nothing' }]
}
