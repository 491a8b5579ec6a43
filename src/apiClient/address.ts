import { ApiError } from './ApiError'

const refused = (target: string) =>
  new ApiError({
    name: 'ForeignAddressError',
    message: `Refused to call ${target.slice(0, 200)}: it is not below /web/ on the shop API's origin`,
    code: 'ERR_FOREIGN_ADDRESS',
  })

/**
 * The full address of a target (SPEC §7): one that starts with a slash gets the /web prefix,
 * unless it has it already; any other is used as given. Tokens go along with every call, so
 * an address elsewhere is refused (throws an ApiError) before anything is sent.
 * @param origin the shop API's origin, e.g. "https://api.example.com"
 */
export function addressOf(target: string, origin: string): string {
  const path = target.startsWith('/') && !target.startsWith('/web/') ? `/web${target}` : target
  let address: URL
  try {
    address = new URL(path.startsWith('/') ? `${origin}${path}` : path, `${origin}/web/`)
  } catch {
    throw refused(target)
  }
  const foreign = address.origin !== origin || !address.pathname.startsWith('/web/')
  if (foreign || address.username || address.password) throw refused(target)
  return address.href
}
