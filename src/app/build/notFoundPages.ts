import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { languages } from '../../i18n/languages'

/**
 * Writes /nl/404.html and /en/404.html, which hosts show for unknown paths below a language: that
 * language's 404 page, but naming itself /404.html, the one page that Gatsby lets stand at any path.
 */
export function writeNotFoundPages(folder: string): void {
  for (const language of languages) {
    const source = path.join(folder, language, '404', 'index.html')
    if (!existsSync(source)) throw new Error(`The build made no ${language} 404 page (${source})`)
    const html = readFileSync(source, 'utf8')
      .replace(`window.pagePath="/${language}/404"`, 'window.pagePath="/404.html"')
      .replace(`/page-data/${language}/404/page-data.json`, '/page-data/404.html/page-data.json')
    writeFileSync(path.join(folder, language, '404.html'), html)
  }
}
