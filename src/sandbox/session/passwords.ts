import { createHmac, randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto'
import type { PasswordCheckPayload } from '../../contract/accountRequests'
import type { SandboxDatabase } from '../database/SandboxDatabase'
import { ShopError } from '../http/ShopError'
import { hashToken, createToken } from '../http/tokens'
import type { CustomerRow } from '../queries/customer'
import type { SandboxContext } from '../context'

/**
 * The default cost of hashing a password: scrypt's N. One hash takes 32 MiB and about a quarter of a second (OWASP
 * recommends N = 2^15, r = 8 and p = 3 for scrypt).
 */
export const defaultPasswordCost = 2 ** 15
const blockSize = 8
const parallelization = 3
const hashLength = 32

/**
 * Returns the text that is stored instead of a password: the parameters, a random salt and the hash. `cost` is scrypt's
 * N, a power of two.
 */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16)
  const key = await deriveHash(password, salt, { N: cost, r: blockSize, p: parallelization })
  return ['scrypt', cost, blockSize, parallelization, salt.toString('base64url'), key.toString('base64url')].join('$')
}

const deriveHash = (
  password: string,
  salt: Buffer,
  cost: Required<Pick<ScryptOptions, 'N' | 'r' | 'p'>>,
): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    // By default, Node refuses to use 32 MiB or more.
    scrypt(password.normalize('NFC'), salt, hashLength, { ...cost, maxmem: 256 * cost.N * cost.r }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )

/**
 * Compares a password with a stored hash. If the hash is null, the function does the same work, so that the duration
 * does not reveal which addresses have an account.
 */
export async function isPasswordCorrect(password: string, storedHash: string | null, cost: number): Promise<boolean> {
  const [, N = cost, r = blockSize, p = parallelization, salt = '', hash = ''] = storedHash?.split('$') ?? []
  const key = await deriveHash(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) })
  const expectedKey = Buffer.from(hash, 'base64url')
  return expectedKey.length === key.length && timingSafeEqual(expectedKey, key)
}

/** The time in ms for which a password link is valid. */
const linkLifetime = 60 * 60_000

type Account = CustomerRow & { password_hash: string }

/**
 * Creates the token of an account from the stored password hash, so that a new password invalidates the token. Only
 * emails to the account contain the token, from which the hash cannot be derived.
 */
const createAccountToken = ({ id_customer, password_hash }: Account): string =>
  createHmac('sha256', password_hash).update(`password of ${id_customer}`).digest('base64url')

export function endResets(database: SandboxDatabase, id_customer: number): void {
  database.run(`UPDATE password_reset SET state = 'ended' WHERE id_customer = ? AND state = 'open'`, id_customer)
}

/**
 * Creates the two tokens of a new password link. Earlier links stay valid, because a request that was repeated after a
 * lost response sends two emails.
 */
export function beginReset(
  { database, now }: SandboxContext,
  account: Account,
): { token: string; reset_token: string } {
  const reset_token = createToken()
  const { id_customer } = account
  const row = { token_hash: hashToken(reset_token), id_customer, requested: now().toISOString() }
  database.insertRow('password_reset', row)
  return { token: createAccountToken(account), reset_token }
}

/**
 * Returns the account whose password a link may set. Refuses other links with 404 reset_unknown, 410 reset_used or 410
 * reset_expired. 410 reset_expired also applies if the password or the email address has changed.
 */
export function requireResetAccount({ database, now }: SandboxContext, link: PasswordCheckPayload): Account {
  const reset = database.one<{ requested: string; state: 'open' | 'used' | 'ended' }>(
    'SELECT requested, state FROM password_reset WHERE token_hash = ? AND id_customer = ?',
    hashToken(link.reset_token),
    link.id_customer,
  )
  const account = database.one<Account>(
    'SELECT * FROM customer WHERE id_customer = ? AND is_guest = 0',
    link.id_customer,
  )
  const unknownError = new ShopError(404, 'reset_unknown', 'There is no such link')
  if (!reset || !account) throw unknownError
  if (reset.state === 'used') throw new ShopError(410, 'reset_used', 'This link was used')
  if (reset.state === 'ended' || now().getTime() - Date.parse(reset.requested) >= linkLifetime) {
    throw new ShopError(410, 'reset_expired', 'This link no longer works')
  }
  // Hashes are compared, so that the duration does not reveal how much of the token is correct.
  if (hashToken(link.token) !== hashToken(createAccountToken(account))) throw unknownError
  return account
}
