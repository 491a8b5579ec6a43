import { existsSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { builtFolder } from '../../src/gatsby/build/builtSite'
import type { Thing } from './builtPage'
import { buildAddress, builtPagesByPath, compare, findProblems, trimSlash } from './findProblems'

const filterByType = (things: Thing[], type: string) => things.filter((thing) => thing['@type'] === type)

/** Describes the properties of a thing and their types. One thing of each shape is enough for the check. */
function describeShape(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(describeShape))].join()}]`
  if (typeof value !== 'object' || value === null)
    return /^https:\/\/schema\.org/.test(`${value}`) ? `${value}` : typeof value
  const parts = Object.entries(value).map(([name, part]) => `${name}:${name === '@type' ? part : describeShape(part)}`)
  return `{${parts.sort().join()}}`
}

test('every indexable page describes its breadcrumb or the shop, and no other page has structured data', () => {
  expect(
    findProblems((expected, { things, breadcrumb }) => {
      if (expected.noindex) return things
      if (expected.id === 'homepage')
        return compare(
          ['Organization', 'WebSite'],
          things.map((thing) => thing['@type']),
        )
      const lists = filterByType(things, 'BreadcrumbList') as unknown as {
        itemListElement: { name: string; item: string }[]
      }[]
      const items = lists.flatMap((list) => list.itemListElement)
      return [
        ...compare(1, lists.length),
        ...compare(
          breadcrumb.map(({ name }) => name),
          // The text of the breadcrumb was read without no-break spaces.
          items.map(({ name }) => name.replaceAll('\u00a0', ' ')),
        ),
        ...compare(buildAddress(expected.path), items.at(-1)?.item),
      ]
    }),
  ).toEqual([])
})

test('every URL of the site in structured data and Open Graph tags exists in the build', () => {
  const origin = buildAddress('')
  const exists = (url: string) => {
    const { pathname } = new URL(url)
    return builtPagesByPath.has(trimSlash(pathname)) || existsSync(path.join(builtFolder, pathname))
  }
  expect(
    findProblems((_expected, { things, shared }) =>
      [...(JSON.stringify([things, shared]).match(/"https?:\/\/[^"]*"/g) ?? [])]
        .map((url) => url.slice(1, -1))
        .filter((url) => url.startsWith(origin) && !exists(url)),
    ),
  ).toEqual([])
})

test('the structured data matches the types of schema.org', () => {
  const examples = new Map<string, Thing>()
  for (const { things } of builtPagesByPath.values())
    for (const thing of things) examples.set(describeShape(thing), thing)
  expect(examples.size).toBeGreaterThan(8)
  // "query-input" is an extension of schema.org that search engines define.
  const literals = [...examples.values()].map((thing) => JSON.stringify(thing).replace(/,"query-input":"[^"]*"/, ''))
  const wrong = '{ "@type": "Product", "offers": { "@type": "Offre" } }'
  const lines = [...literals, wrong].map((literal, index) => `export const thing${index}: Thing = ${literal}`)
  expect(listTypeErrors(`import type { Thing } from 'schema-dts'\n${lines.join('\n')}`)).toEqual([
    { line: lines.length, message: expect.stringContaining('Offre') },
  ])
})

/** Returns the type errors of a source text as if it were a file in this folder. */
function listTypeErrors(text: string): { line: number; message: string }[] {
  const file = path.resolve('__tests__/built/things.ts')
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  }
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile
  host.getSourceFile = (name, ...rest) =>
    path.resolve(name) === file ? ts.createSourceFile(name, text, ts.ScriptTarget.ESNext) : read(name, ...rest)
  const program = ts.createProgram([file], options, host)
  return program
    .getSemanticDiagnostics(program.getSourceFile(file))
    .map(({ file: source, start = 0, messageText }) => ({
      line: source?.getLineAndCharacterOfPosition(start).line ?? 0,
      message: ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 400),
    }))
}
