import type { Sandbox } from '../../../src/sandbox/openSandbox'

export const letters = ({ mail }: Sandbox) => mail.filter(({ kind }) => kind.startsWith('newsletter-'))

/** Returns the latest email about the newsletter, and the target of its link. */
export function readLatestEmail(sandbox: Sandbox) {
  const letter = letters(sandbox).at(-1)
  const [, path = '', deed = '', token = ''] =
    /https?:\/\/[^/\s]+(\/[^\s#]+)#(confirm|unsubscribe)=(\S+)/.exec(letter?.text ?? '') ?? []
  if (!letter || !token) throw new Error('There is no letter about the newsletter with a link')
  return { letter, path, deed, token, fragment: `#${deed}=${token}` }
}
