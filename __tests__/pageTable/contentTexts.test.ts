import { describeDeadLink, findDeadLinks, isCataloguePath } from '../../src/pageTable/markdown/findDeadLinks'
import { findYamlLine } from '../../src/pageTable/markdown/findYamlLine'
import { TextError } from '../../src/pageTable/markdown/TextError'
import { parseContentText } from '../../src/pageTable/markdown/parseContentText'
import { loadShopFiles } from '../support/data/loadShopFiles'
import { fakeCatalogue } from '../support/data/fakeCatalogue'
import { fc } from '../support/propertyTests'

const { rows, data } = loadShopFiles()
const front = 'changed: 2026-11-22\nlayout: guide\npicture: room-hall'
const parse = (body: string, yaml = front) =>
  parseContentText(`---\n${yaml}\n---\n\n${body}`, 'about.md', { rows, pictures: data.pictures, language: 'nl' })

test('a text contains its front matter, its picture in its language and its sections', () => {
  const { text, problems } = parse('Begin.\n\n## Een *kop*\n\n- een\n- twee\n\n## Nog een\n\nSlot.')
  expect(problems).toEqual([])
  expect(text).toMatchObject({
    changed: '2026-11-22',
    layout: 'guide',
    questions: [],
    picture: { name: '/pictures/room-hall', alt: 'Hal met ronde spiegel, bank, wandkapstok en plant' },
  })
  expect(text!.sections).toEqual([
    { heading: null, html: '<p>Begin.</p>' },
    { heading: 'Een kop', html: '<ul>\n<li>een</li>\n<li>twee</li>\n</ul>' },
    { heading: 'Nog een', html: '<p>Slot.</p>' },
  ])
})

test('no line ends after the hyphen of "e-mail"', () => {
  expect(parse('Je e-mailadres.').text!.sections[0]!.html).toBe('<p>Je e-\u2060mailadres.</p>')
})

test.each([
  ['a page by its id', '[x](page:contact)', '<p><a href="/nl/contact">x</a></p>'],
  ['a page by its path', '[x](/nl/merken)', '<p><a href="/nl/merken">x</a></p>'],
  ['a site', '[x](https://example.com/a)', '<p><a href="https://example.com/a">x</a></p>'],
  ['a telephone number', '[x](tel:+3212345678)', '<p><a href="tel:+3212345678">x</a></p>'],
])('a link leads to %s', (_, body, html) => {
  expect(parse(body).text!.sections[0]!.html).toBe(html)
})

test.each([
  ['an unknown page', 'a\n\n[x](page:abuot)', 9, 'there is no page "abuot"'],
  ['a page that stands for many', '[x](page:product)', 7, 'there is no page "product"'],
  ['a page of each brand', '[x](page:build-your-own)', 7, 'there is no page "build-your-own"'],
  ['the other language', '[x](/en/about-us)', 7, 'the link "/en/about-us" leads to another language'],
  ['a hash that is no valid text', '[x](/nl/contact#%E0%A4%A)', 7, 'the link "/nl/contact#%E0%A4%A" cannot be decoded'],
  ['a script', '[x](javascript:alert)', 7, 'the link "javascript:alert" is neither'],
  ['an insecure site', '[x](http://example.com)', 7, 'the link "http://example.com" is neither'],
  ['HTML', 'a\n\n<b>x</b>', 9, 'HTML is not permitted'],
  ['HTML in a list', '- a <i>b</i>', 7, 'HTML is not permitted'],
  ['a picture', '![x](x.png)', 7, 'a picture belongs in the front matter'],
  ['an empty heading', 'a\n\n##\n\nb', 9, 'a heading has no text'],
  ['a title', '# Titel', 7, 'the title of a page is in data/pages.json'],
  ['a link by reference', '[x][1]\n\n[1]: /nl', 9, 'write the address of a link beside its text'],
])('a text with %s stops the build with its line', (_, body, line, message) => {
  const { text, problems } = parse(body)
  expect(text).toBeNull()
  expect(problems[0]).toEqual({ line, message: expect.stringContaining(message) })
})

test('an error that occurs twice in a line is named once', () => {
  const { problems } = parse('a <b>b</b>')
  expect(new TextError(problems.map((problem) => ({ ...problem, file: 'about.md' }))).message).toBe(
    'about.md:7: HTML is not permitted; write Markdown.',
  )
})

test.each([
  ['an unknown field', `${front}\nautor: Jan`, 5, '"autor" is not a field of a content page'],
  ['a missing field', 'changed: 2026-11-22\npicture: room-hall', 2, '"layout" is missing'],
  [
    'a date that does not exist',
    'changed: 2026-13-22\nlayout: guide\npicture: room-hall',
    2,
    '"changed" must be a date',
  ],
  ['an unknown layout', 'changed: 2026-11-22\nlayout: wide\npicture: room-hall', 3, '"layout" must be guide or story'],
  ['an unknown picture', 'changed: 2026-11-22\nlayout: guide\npicture: room-hell', 4, 'no picture "room-hell"'],
  ['a question without an answer', `${front}\nquestions:\n  - question: x`, 6, '"questions.0.answer" is missing'],
  ['a field that occurs twice', `${front}\nlayout: story`, 5, 'Map keys must be unique'],
  ['a list instead of fields', '- a\n- b', 2, ''],
])('front matter with %s stops the build with its line', (_, yaml, line, message) => {
  const { text, problems } = parse('Tekst.', yaml)
  expect(text).toBeNull()
  expect(problems[0]).toEqual({ line, message: expect.stringContaining(message) })
})

test.each([
  ['no front matter', 'Tekst.', 'the front matter is missing'],
  ['no text', `---\n${front}\n---\n`, 'the page has no text'],
])('a file with %s stops the build', (_, source, message) => {
  const { problems } = parseContentText(source, 'about.md', { rows, pictures: data.pictures, language: 'nl' })
  expect(problems.map((problem) => problem.message)).toEqual([message])
})

test('no text produces a script, whatever it contains', () => {
  const nasty = fc.constantFrom(
    '<script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:a)',
    '`',
    '```',
    '**',
    '\n\n',
    '> ',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(nasty, fc.string()), { maxLength: 8 }), (parts) => {
      const html =
        parse(parts.join(''))
          .text?.sections.map((section) => section.html)
          .join('') ?? ''
      const tags = html.match(/<("[^"]*"|[^">])*>/g) ?? []
      expect(tags.filter((tag) => /^<(script|img)|"javascript:|\son\w+="/i.test(tag))).toEqual([])
    }),
  )
})

test('an error has one line for each problem, with file and line', () => {
  const problems = [
    { file: 'a.md', line: 3, message: 'one' },
    { file: 'b.md', line: 1, message: 'two' },
  ]
  expect(new TextError(problems).message).toBe('a.md:3: one.\nb.md:1: two.')
})

test('a link by path must lead to a page, or to a product that a build leaves out', () => {
  const link = (path: string, line: number) => ({ path, file: 'about.md', line })
  const links = [
    link('/nl/merken/', 3),
    link('/nl/merken?x=1#y', 4),
    link('/nl/producten/tove', 5),
    link('/nl/producten/weg', 6),
    link('/nl/merkn', 7),
  ]
  const catalogue = fakeCatalogue()
  catalogue.nl.products = [{ ...catalogue.nl.products[0]!, slugs: { nl: 'tove', en: 'tove' } }]
  const dead = findDeadLinks(links, [{ path: '/nl/merken' }], catalogue)
  expect(dead.map((each) => [describeDeadLink(each), isCataloguePath(each)])).toEqual([
    ['about.md:6: there is no page "/nl/producten/weg".', true],
    ['about.md:7: there is no page "/nl/merkn".', false],
  ])
})

test.each([
  [['a'], 2],
  [['b', 1, 'c'], 5],
  [['b', 1, 'missing'], 5],
  [['missing'], 1],
])('the value at %j is found on line %i', (path, line) => {
  expect(findYamlLine('{\n  "a": 1,\n  "b": [\n    { "c": 1 },\n    { "c": 2 }\n  ]\n}', path)).toBe(line)
})
