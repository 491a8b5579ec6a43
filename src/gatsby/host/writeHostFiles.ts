import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildContentPolicy } from './contentPolicy'
import {
  formatApache,
  formatCloudflareHeaders,
  formatCloudflareRedirects,
  formatNetlifyHeaders,
  formatNetlifyRedirects,
} from './formatHeaderFiles'
import { exampleNginx, formatNginx } from './formatNginx'
import { readBuiltSite } from './readBuiltSite'

/** Where a build writes the files for hosts, beside the site itself. */
export const hostFolder = 'hosting'

/** Writes the rules for hosts (docs/deploy.md) in the formats of four of them, with the policy of the finished pages. */
export function writeHostFiles(publicFolder: string, folder: string): void {
  const policy = buildContentPolicy(readBuiltSite(publicFolder))
  const files = {
    'nginx/up-north.conf': formatNginx(policy, exampleNginx),
    'netlify/_headers': formatNetlifyHeaders(policy),
    'netlify/_redirects': formatNetlifyRedirects(),
    'cloudflare/_headers': formatCloudflareHeaders(policy),
    'cloudflare/_redirects': formatCloudflareRedirects(),
    'apache/.htaccess': formatApache(policy),
  }
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
