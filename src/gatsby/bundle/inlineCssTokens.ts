import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The style sheets that declare tokens. A media query for a width or a preference in global.css may override a token. */
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
 * A PostCSS plugin that replaces each token with its value and removes its declaration, so that a page's HTML need not
 * contain the whole table. Tokens that a media query changes are preserved.
 */
export function inlineCssTokens() {
  return {
    postcssPlugin: 'inline-css-tokens',
    Once(sheet: Sheet, { result }: { result: Result }) {
      // Makes a changed token rebuild every sheet, including those in webpack's cache.
      result.messages.push(...sheets.map((file) => ({ type: 'dependency', plugin: 'inline-css-tokens', file })))
      const tokens = readConstantTokens(sheets.map((file) => readFileSync(file, 'utf8')).join('\n'))
      sheet.walkDecls((declaration) => {
        if (tokens.has(declaration.prop)) declaration.remove()
        else declaration.value = inlineTokens(declaration.value, tokens)
      })
    },
  }
}

/** Returns the tokens that are declared exactly once, with their values. */
export function readConstantTokens(css: string): Map<string, string> {
  const declared = [...css.replace(/\/\*[^]*?\*\//g, '').matchAll(/(--[\w-]+):\s*([^;}]+)/g)]
  const names = declared.map(([, name]) => name)
  const once = declared.filter(([, name]) => names.indexOf(name) === names.lastIndexOf(name))
  return new Map(once.map(([, name = '', value = '']) => [name, value.trim()]))
}

/** Returns a value with every constant token in it replaced, including tokens within tokens. */
export function inlineTokens(value: string, tokens: Map<string, string>): string {
  const next = value.replace(/var\((--[\w-]+)\)/g, (use, name: string) => tokens.get(name) ?? use)
  return next === value ? value : inlineTokens(next, tokens)
}
