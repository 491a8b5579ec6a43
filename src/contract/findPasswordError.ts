import { passwordLength } from './limits'

/**
 * Returns the error of a new password, or null for a valid password. The length is in code points, so that an emoji is
 * one character (NIST SP 800-63B), and white space alone is no password.
 */
export function findPasswordError(password: string): 'missing' | 'short' | 'long' | null {
  if (password.trim() === '') return 'missing'
  const { length } = [...password]
  if (length < passwordLength.min) return 'short'
  return length > passwordLength.max ? 'long' : null
}
