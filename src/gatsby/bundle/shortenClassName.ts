import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** This file is next to webpack's own cache, whose modules contain the class names of the build that created them. */
const file = path.resolve('.cache/webpack/class-names.json')

let names: Map<string, string> | null = null

/**
 * Returns a short name for a class of a CSS module: the next free one of a, b, … aa, ab, …. The name is the same in
 * every stage and build of a work tree, and in every fresh build of the same source.
 */
export function shortenClassName(module: string, local: string): string {
  names ??= readNames()
  const key = `${module.replaceAll('\\', '/')}#${local}`
  const known = names.get(key)
  if (known) return known
  const name = shortName(names.size)
  storeNames(names.set(key, name))
  return name
}

function readNames(): Map<string, string> {
  if (existsSync(file)) return new Map(JSON.parse(readFileSync(file, 'utf8')) as [string, string][])
  return storeNames(new Map(listClasses('src').map((key, index) => [key, shortName(index)])))
}

function storeNames(given: Map<string, string>): Map<string, string> {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify([...given]))
  return given
}

/** The folders with the styles of home, lists and every page, where most visits begin. Their classes have the shortest names. */
const early = /^(ui|layout|features.(home|productList))\b/

/**
 * Lists every class and animation of the source in a fixed order, so that names do not depend on the order in which
 * webpack reads modules.
 */
function listClasses(folder: string): string[] {
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((each) =>
    each.endsWith('.module.css'),
  )
  const rank = (module: string) => Number(!early.test(module))
  return modules
    .sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1))
    .flatMap((each) => {
      const module = `${folder}/${each.replaceAll('\\', '/')}`
      const css = readFileSync(module, 'utf8')
      const names = css.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)(?=[^{}]*\{)/gi)
      return [...new Set([...names].map(([, local]) => `${module}#${local}`))]
    })
}

/**
 * Returns a, b, … then aa, ab, …. Names are in lower case, like most of a page. They contain no s, so that none equals
 * `sr` in the global sheet.
 */
function shortName(index: number): string {
  const letters = 'abcdefghijklmnopqrtuvwxyz'
  const last = letters.charAt(index % letters.length)
  const before = Math.floor(index / letters.length)
  return before === 0 ? last : `${shortName(before - 1)}${last}`
}
