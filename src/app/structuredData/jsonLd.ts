import type { Graph, Thing } from 'schema-dts'

/** Things as the text of a script element: no text in them can end the element or begin another. */
export function jsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return JSON.stringify(graph).replace(/</g, '\\u003c')
}
