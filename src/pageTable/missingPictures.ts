import * as v from 'valibot'
import { picture } from '../contract/picture'
import type { PageSpec } from './pageSpec'

/**
 * Pictures that pages show but static/pictures has no file of, one line each with the first page that has it.
 * @param files names of the files in static/pictures: {name}-{width}.{format}
 */
export function missingPictures(pages: readonly PageSpec[], files: readonly string[]): string[] {
  const there = new Set(files.map((file) => file.replace(/-\d+\.[a-z]+$/, '')))
  const missing = new Map<string, string>()
  // Pages share their products: a product's pictures are looked at once, not once for each of its pages.
  const seen = new WeakSet<object>()
  for (const { path, context } of pages) {
    for (const name of picturesIn(context.content, seen)) {
      if (!there.has(name) && !missing.has(name)) missing.set(name, path)
    }
  }
  return [...missing].map(
    ([name, path]) =>
      `The page ${path} shows the picture "${name}", which static/pictures does not have: run "npm run pictures".`,
  )
}

function picturesIn(value: unknown, seen: WeakSet<object>): string[] {
  if (value === null || typeof value !== 'object' || seen.has(value)) return []
  seen.add(value)
  if ('frame' in value && v.is(picture, value)) return [value.name]
  return Object.values(value).flatMap((part) => picturesIn(part, seen))
}
