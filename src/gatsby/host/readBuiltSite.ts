import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { env } from '../../config/env'
import type { PolicySources } from './contentPolicy'

/**
 * The maximum number of different inline scripts on the site. A higher number means that a script differs on each page.
 */
const maxScripts = 20

const inlineScriptPattern = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([^]*?)<\/script>/g
const pictureOriginPattern = /<(?:img|source)\b[^>]*\s(?:src|srcset)="(https?:\/\/[^/"\s]+)/g

/** Lists the HTML files of pages. Some folders of Gatsby have names that end in .html too, but contain no pages. */
const listPages = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && !/^(page-data|_gatsby)[\\/]/.test(file),
  )

/**
 * Reads the scripts and origins that the policy of the finished pages has to allow.
 * @throws an Error when there are too many different scripts
 */
export function readBuiltSite(folder: string): PolicySources {
  const scripts = new Set<string>()
  const origins = new Set<string>()
  for (const file of listPages(folder)) {
    const html = readFileSync(path.join(folder, file), 'utf8')
    for (const [, script = ''] of html.matchAll(inlineScriptPattern)) scripts.add(script)
    for (const [, origin = ''] of html.matchAll(pictureOriginPattern)) origins.add(origin)
    if (scripts.size > maxScripts)
      throw new Error(`The pages have more than ${maxScripts} different inline scripts, one of them in ${file}.`)
  }
  if (env.pictureUrl) origins.add(new URL(env.pictureUrl.replace(/[{}]/g, '')).origin)
  return { ...env, scripts: [...scripts].sort(), pictureOrigins: [...origins].sort(), apiOrigin: env.shopApiUrl }
}
