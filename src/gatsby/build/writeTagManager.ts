import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { isValidElement, type ReactNode } from 'react'
import { onRenderBody } from 'gatsby-plugin-google-tagmanager/gatsby-ssr'
import { buildTagManagerPath } from '../../analytics/services/buildTagManagerPath'

/**
 * Writes the snippet of gatsby-plugin-google-tagmanager into a file. The plugin itself would write it into every page,
 * where it would load the tag manager before the user has chosen (docs/decisions/privacy-and-security.md, "Consent
 * before services").
 */
export function writeTagManager(folder: string, id: string): void {
  if (id) writeFileSync(path.join(folder, buildTagManagerPath(id)), `${renderSnippet(id)}\n`)
}

/** Returns the plugin's script for a container. Throws an Error if a new version of the plugin renders no script. */
export function renderSnippet(id: string): string {
  let renderedNodes: ReactNode[] = []
  onRenderBody(
    { setHeadComponents: (components) => (renderedNodes = components), setPreBodyComponents: () => {} },
    { id, includeInDevelopment: true },
  )
  const [script] = renderedNodes.flatMap((node) =>
    isValidElement<{ dangerouslySetInnerHTML?: { __html: string } }>(node)
      ? (node.props.dangerouslySetInnerHTML?.__html ?? [])
      : [],
  )
  if (!script?.includes(id)) throw new Error('gatsby-plugin-google-tagmanager rendered no script.')
  return script
}
