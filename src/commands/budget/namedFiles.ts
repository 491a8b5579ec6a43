const tag = /<(script|link)\b[^>]*>/g

function attribute(text: string, name: string): string | null {
  const found = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`).exec(text)
  return found ? (found[1] ?? found[2] ?? found[3] ?? null) : null
}

/**
 * The scripts of our own that a page's HTML makes a browser fetch at once: script elements
 * and preloads of scripts, each once. `nomodule` scripts are not fetched by the browsers that we serve.
 */
export function scriptsNamedBy(html: string): string[] {
  const found = (html.match(tag) ?? []).map((text) => {
    if (text.startsWith('<script')) return /\snomodule\b/i.test(text) ? null : attribute(text, 'src')
    const relation = attribute(text, 'rel')
    const script = relation === 'modulepreload' || (relation === 'preload' && attribute(text, 'as') === 'script')
    return script ? attribute(text, 'href') : null
  })
  return [...new Set(found.filter((file) => file !== null).filter(isOurs))]
}

/** The style sheets that a page's HTML links besides what it has inside. */
export function stylesNamedBy(html: string): string[] {
  const links = (html.match(tag) ?? []).filter((text) => attribute(text, 'rel') === 'stylesheet')
  return links.map((text) => attribute(text, 'href')).filter((file) => file !== null && isOurs(file)) as string[]
}

const isOurs = (address: string): boolean => /^\/(?!\/)/.test(address)
