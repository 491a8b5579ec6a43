import shopDetails from '../../data/shop.json'
import { parseContentText } from '../../src/pageTable/markdown/parseContentText'
import { loadShopFiles } from '../support/data/loadShopFiles'

jest.mock('../../data/shop.json', () => ({
  ...jest.requireActual<object>('../../data/shop.json'),
  name: '*Noord*: "a_b_c" # 1',
}))

const { rows, data } = loadShopFiles()
const front = 'changed: 2026-11-22\nlayout: guide\npicture: room-hall'
const parse = (body: string, yaml = front) =>
  parseContentText(`---\n${yaml}\n---\n\n${body}`, 'data/content/nl/about.md', {
    rows,
    pictures: data.pictures,
    language: 'nl',
  })

test('a name with signs of Markdown and YAML is shown as it is written', () => {
  const questions = 'questions:\n  - question: Wie is {name}?\n    answer: Dat is {name}.'
  const { text, problems } = parse('## Over {name}\n\n- {name} is open.\n', `${front}\n${questions}`)
  expect(problems).toEqual([])
  expect(text!.sections).toEqual([
    { heading: `Over ${shopDetails.name}`, html: `<ul>\n<li>${shopDetails.name} is open.</li>\n</ul>` },
  ])
  expect(text!.questions).toEqual([{ question: `Wie is ${shopDetails.name}?`, answer: `Dat is ${shopDetails.name}.` }])
})

test('a link leads to the email address of the shop', () => {
  const { email } = shopDetails
  expect(parse('[{email}](mailto:{email})').text!.sections[0]!.html).toBe(
    `<p><a href="mailto:${email}">${email}</a></p>`,
  )
})

test('a text names the country of the shop in its language', () => {
  expect(parse('{address}, {country}').text!.sections[0]!.html).toContain(`, ${shopDetails.country.nl}</p>`)
})

test('an unknown placeholder is an error of its line', () => {
  expect(parse('Bel {phone}.\n\nMail {mail}.').problems).toEqual([
    { line: 9, message: expect.stringMatching(/^\{mail\} is none of \{name\}, .*\{phone\}$/) },
  ])
})
