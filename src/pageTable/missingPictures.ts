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
  for (const { path, context } of pages) {
    for (const name of picturesIn(context.content)) {
      if (!there.has(name) && !missing.has(name)) missing.set(name, path)
    }
  }
  return [...missing].map(
    ([name, path]) =>
      `The page ${path} shows the picture "${name}", which static/pictures does not have: run "npm run pictures".`,
  )
}

function picturesIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return []
  if (v.is(picture, value)) return [value.name]
  return Object.values(value).flatMap(picturesIn)
}
