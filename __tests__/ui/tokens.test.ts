import { readdirSync, readFileSync } from 'node:fs'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
const read = (ending: string) =>
  files.filter((file) => file.endsWith(ending)).map((file) => ({ file, text: readFileSync(`src/${file}`, 'utf8') }))
const sheets = read('.css')
const components = read('.tsx')

const defined = new Set(
  [...sheets, ...components].flatMap(({ text }) =>
    [...text.matchAll(/['\s{;](--[a-z0-9-]+)'?:/g)].map(([, name]) => name),
  ),
)

test('the style sheets use only tokens that exist', () => {
  const unknown = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--[a-z0-9-]+)/g)]
      .filter(([, name]) => !defined.has(name))
      .map(([, name]) => `${file}: ${name}`),
  )
  expect(unknown).toEqual([])
})

test('the colours of every component come from the tokens', () => {
  const own = sheets
    .filter(({ file }) => file.endsWith('.module.css'))
    .flatMap(({ file, text }) =>
      (text.replace(/url\(.*?\)/g, '').match(/#[0-9a-f]{3,8}\b/gi) ?? []).map((colour) => `${file}: ${colour}`),
    )
  expect(own).toEqual([])
})
