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

describe('the contrast of the tokens (WCAG 1.4.3)', () => {
  // The first definition counts: that of :root, which the media queries only override.
  const tokens = new Map(
    [...read('tokens.css').flatMap(({ text }) => [...text.matchAll(/(--c-[a-z-]+): (#[0-9a-f]{6});/g)])]
      .reverse()
      .map(([, name = '', hex = '']) => [name, hex]),
  )
  const luminance = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (one: string, other: string) => {
    const [dark = 0, light = 0] = [one, other]
      .map((colour) => luminance(tokens.get(colour) ?? colour))
      .sort((left, right) => left - right)
    return (light + 0.05) / (dark + 0.05)
  }

  test('the browser’s own placeholder colour is too light for a field', () => {
    expect(contrast('#757575', '--c-snow')).toBeCloseTo(4.38, 2)
  })

  test.each([
    ['--c-ink', '--c-paper'],
    ['--c-ink', '--c-snow'],
    ['--c-ink', '--c-birch'],
    ['--c-ink', '--c-fjord'],
    ['--c-stone', '--c-paper'],
    ['--c-stone', '--c-snow'],
    ['--c-stone', '--c-birch'],
    ['--c-mist', '--c-night'],
    ['--c-falu', '--c-paper'],
    ['--c-falu', '--c-snow'],
    ['--c-falu', '--c-falu-tint'],
    ['--c-pine', '--c-paper'],
    ['--c-pine', '--c-snow'],
    ['--c-pine', '--c-pine-tint'],
  ])('%s can be read on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  /** The fields with a placeholder: the component, the style sheet with its colour, and the background of the field. */
  const fields = [
    ['features/newsletter/EmailRequestForm.tsx', 'features/newsletter/EmailRequestForm.module.css', '--c-snow'],
    ['layout/header/SearchSheet.tsx', 'features/search/SearchHelp.module.css', '--c-snow'],
  ] as const
  test.each(fields)('the placeholder of %s can be read in its field', (_, file, ground) => {
    const sheet = sheets.find((one) => one.file === file)?.text ?? ''
    const [, colour = ''] = /input::placeholder {[^}]*\bcolor: var\((--c-[a-z-]+)\);[^}]*opacity: 1;/.exec(sheet) ?? []
    expect(colour).toMatch(/^--c-/)
    expect(contrast(colour, ground)).toBeGreaterThanOrEqual(4.5)
  })
  test('every field with a placeholder is among them', () => {
    const found = components.filter(({ text }) => /<(?:input|textarea)\b[^>]*\bplaceholder=/.test(text))
    expect(found.map(({ file }) => file).sort()).toEqual(fields.map(([file]) => file).sort())
  })
})
