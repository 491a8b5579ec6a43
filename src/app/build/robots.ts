import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { siteAddress } from '../siteAddress'

/**
 * Writes robots.txt. It forbids nothing: what is not for search engines says so itself (noindex), which only a robot
 * that may read it finds out, and the shop API's answers are needed to see pages newer than the build.
 */
export function writeRobots(folder: string): void {
  const lines = ['User-agent: *', 'Disallow:', '', `Sitemap: ${siteAddress('/sitemap.xml')}`, '']
  writeFileSync(path.join(folder, 'robots.txt'), lines.join('\n'))
}
