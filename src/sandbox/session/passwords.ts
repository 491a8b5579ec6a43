import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** The work of one hash: 32 MiB, about a quarter of a second (OWASP's advice for scrypt: N = 2^15, r = 8, p = 3). */
export const usualCost = 2 ** 15
const blockSize = 8
const parallel = 3
const hashLength = 32

interface Parameters {
  N: number
  r: number
  p: number
}

const derive = (password: string, salt: Buffer, cost: Parameters): Promise<Buffer> =>
  new Promise((resolve, reject) =>
    // Node refuses by default what needs 32 MiB and more.
    scrypt(password.normalize('NFC'), salt, hashLength, { ...cost, maxmem: 256 * cost.N * cost.r }, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  )

/** What is kept of a password: the parameters, a salt of its own and the hash. `cost` is scrypt's N, a power of two. */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, { N: cost, r: blockSize, p: parallel })
  return ['scrypt', cost, blockSize, parallel, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** True when the password is the one kept. Without one (null) the same work is done for nothing, so that time tells nobody which addresses have an account. */
export async function passwordFits(password: string, kept: string | null, cost: number): Promise<boolean> {
  const [, N = cost, r = blockSize, p = parallel, salt = '', hash = ''] = kept?.split('$') ?? []
  const key = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) })
  const wanted = Buffer.from(hash, 'base64url')
  return wanted.length === key.length && timingSafeEqual(wanted, key)
}
