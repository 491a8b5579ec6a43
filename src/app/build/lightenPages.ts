import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const chunkMapping = /<script\s+id="gatsby-chunk-mapping"\s*>[^]*?<\/script>\s*/
const blankAroundSlices = /\s*<!-- slice-(?:start|end) id="_gatsby-scripts-\d+" -->\s*/g

/**
 * A page's HTML without what nobody reads there: the map of every chunk of the shop (the
 * browser fetches it when idle, see app/prefetchWhenIdle) and the marks of Gatsby's slices.
 */
export function lightenHtml(html: string): string {
  return html.replace(chunkMapping, '').replace(blankAroundSlices, '')
}

/** Lightens the pages that a build has written; paths are page paths such as /nl. */
export function lightenPages(folder: string, pagePaths: Iterable<string>): void {
  for (const pagePath of pagePaths) {
    const file = path.join(folder, pagePath.endsWith('.html') ? pagePath : path.join(pagePath, 'index.html'))
    writeFileSync(file, lightenHtml(readFileSync(file, 'utf8')))
  }
}
