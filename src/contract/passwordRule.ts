import { passwordLength } from './limits'

/**
 * Returns what is wrong with a new password, or null for a valid one. Its length is in code points, so that an emoji is
 * one character (NIST SP 800-63B), and white space alone is no password.
 */
export function findPasswordError(password: string): 'missing' | 'short' | 'long' | null {
  if (password.trim() === '') return 'missing'
  const { length } = [...password]
  if (length < passwordLength.min) return 'short'
  return length > passwordLength.max ? 'long' : null
}
