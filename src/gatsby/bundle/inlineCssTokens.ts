import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Where tokens are declared; global.css may change one for a width or a preference. */
const sheets = ['tokens.css', 'global.css'].map((name) => path.resolve('src/ui', name))

interface Declaration {
  prop: string
  value: string
  remove: () => unknown
}

interface Sheet {
  walkDecls: (visit: (declaration: Declaration) => void) => void
}

interface Result {
  messages: object[]
}

/**
 * A PostCSS plugin that writes a token's value where the token is used, and leaves out the
 * token: a page's HTML need not carry the whole table. Tokens that a media query changes
 * stay what they are.
 */
export function inlineCssTokens() {
  return {
    postcssPlugin: 'inline-css-tokens',
    Once(sheet: Sheet, { result }: { result: Result }) {
      // So that a changed token makes every sheet anew, also those in webpack's cache.
      result.messages.push(...sheets.map((file) => ({ type: 'dependency', plugin: 'inline-css-tokens', file })))
      const tokens = readConstantTokens(sheets.map((file) => readFileSync(file, 'utf8')).join('\n'))
      sheet.walkDecls((declaration) => {
        if (tokens.has(declaration.prop)) declaration.remove()
        else declaration.value = inlineTokens(declaration.value, tokens)
      })
    },
  }
}

/** The tokens that are declared once, with what they stand for. */
export function readConstantTokens(css: string): Map<string, string> {
  const declared = [...css.replace(/\/\*[^]*?\*\//g, '').matchAll(/(--[\w-]+):\s*([^;}]+)/g)]
  const names = declared.map(([, name]) => name)
  const once = declared.filter(([, name]) => names.indexOf(name) === names.lastIndexOf(name))
  return new Map(once.map(([, name = '', value = '']) => [name, value.trim()]))
}

/** A value with every settled token in it replaced, also those inside of tokens. */
export function inlineTokens(value: string, tokens: Map<string, string>): string {
  const next = value.replace(/var\((--[\w-]+)\)/g, (use, name: string) => tokens.get(name) ?? use)
  return next === value ? value : inlineTokens(next, tokens)
}
