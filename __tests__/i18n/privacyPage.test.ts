import { join } from 'node:path'
import { common as commonEn } from '../../src/i18n/en/common'
import { common as commonNl } from '../../src/i18n/nl/common'
import { readSourceTree } from '../support/readSourceTree'

const root = join(__dirname, '../..')
const { files, read } = readSourceTree(root)
const nl = read('data/content/nl/privacy.md')
const en = read('data/content/en/privacy.md')
const note = read('docs/decisions/2026-11-22-what-a-device-keeps.md')

/** Everything that a browser keeps, with how the privacy page calls it. */
const kept: Record<string, [nl: string, en: string]> = {
  'upnorth.session': ['een sleutel van je sessie', 'a key to your session'],
  'upnorth.cart': ['een sleutel van je mandje', 'a key to your basket'],
  'upnorth.guest': ['sinds wanneer: na een dag vervalt', 'since when: that session ends after a day'],
  'upnorth.wishlist': ['je favorieten', 'your favourites'],
  'upnorth.designs': ['de rekken die je samenstelde', 'the shelving you built'],
  'upnorth.cartdesigns': ['welke daarvan in je mandje liggen', 'which of it is in your basket'],
  'upnorth.searches': ['je laatste vijf zoekopdrachten', 'your last five searches'],
  'upnorth.seen': ['de laatste negen producten die je bekeek', 'the last nine products you viewed'],
  'upnorth.draft.': ['wat je in formulieren invult', 'what you fill in on forms'],
  'upnorth.country': ['het land dat je koos', 'the country you chose'],
  '@@scroll|': ['hoe ver je op elke pagina scrolde', 'how far you scrolled on each page'],
}
/** Written and removed at once, to find out whether storage works. */
const probe = 'upnorth.probe'

test('the table has every key that the code stores', () => {
  const modules = files.filter((file) => /^src\/(store|features|layout|gatsby|forms|ui)\/.*\.tsx?$/.test(file))
  const keys = modules.flatMap((file) => read(file).match(/(?<=['`])(?:upnorth\.[a-z]+\.?|@@scroll\|)/g) ?? [])
  expect([...new Set(keys)].sort()).toEqual([...Object.keys(kept), probe].sort())
})

test.each(Object.entries(kept))('the privacy page and the decision name %s', (key, [dutch, english]) => {
  expect(nl).toContain(dutch)
  expect(en).toContain(english)
  expect(note).toContain(`\`${key}`)
})

test('the privacy page names the button that removes it all', () => {
  expect(nl).toContain(commonNl.known.endVisit)
  expect(en).toContain(commonEn.known.endVisit)
})
