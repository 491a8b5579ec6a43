const chunkMapping = /<script\s+id="gatsby-chunk-mapping"\s*>[^]*?<\/script>\s*/
const aroundScripts = /\s*<!-- slice-(?:start|end) id="_gatsby-scripts-\d+" -->\s*/g

/**
 * A page's HTML without the map of every chunk of the shop (the browser fetches it when
 * idle, see app/prefetchWhenIdle) and the marks of Gatsby's slices.
 */
export function lightenHtml(html: string): string {
  return html.replace(chunkMapping, '').replace(aroundScripts, '')
}
