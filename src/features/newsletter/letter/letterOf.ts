/** What a letter's link asks, and its token. */
export interface Letter {
  deed: 'confirm' | 'unsubscribe'
  token: string
}

/** The letter of an address's fragment, e.g. "#confirm=abc"; null for any other fragment. The shop judges the token. */
export function letterOf(fragment: string): Letter | null {
  const [, deed, token] = /^#(confirm|unsubscribe)=(.*)$/s.exec(fragment) ?? []
  return (deed === 'confirm' || deed === 'unsubscribe') && token !== undefined ? { deed, token } : null
}
