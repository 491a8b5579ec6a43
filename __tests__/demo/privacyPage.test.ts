import { join } from 'node:path'
import { common as commonEn } from '../../src/i18n/en/common'
import { common as commonNl } from '../../src/i18n/nl/common'
import { uploadLifetime } from '../../src/sandbox/routes/contact/takeUploads'
import { readSourceTree } from '../support/readSourceTree'

const root = join(__dirname, '../..')
const { read } = readSourceTree(root)
const nl = read('data/content/nl/privacy.md')
const en = read('data/content/en/privacy.md')
const decisions = read('docs/decisions/privacy-and-security.md')

/** All data that a browser stores, with their names on the privacy page. */
const kept: Record<string, [nl: string, en: string]> = {
  'upnorth.session': ['een sleutel van je sessie', 'a key to your session'],
  'upnorth.cart': ['een sleutel van je mandje', 'a key to your basket'],
  'upnorth.newcart': ['de sleutel van een mandje dat je net begon', 'the key to a basket you have just started'],
  'upnorth.adding': ['het stuk dat je er als eerste in legt', 'the first piece you put into it'],
  'upnorth.guest': ['sinds wanneer: na een dag vervalt', 'when the session began: it ends after a day'],
  'upnorth.wishlist': ['je favorieten', 'your favourites'],
  'upnorth.design': ['het rek waaraan je bezig bent', 'the shelving you are working on'],
  'upnorth.designs': ['de rekken die je samenstelde', 'the shelving you built'],
  'upnorth.cartdesigns': ['welke daarvan in je mandje liggen', 'which of it is in your basket'],
  'upnorth.searches': ['je laatste vijf zoekopdrachten', 'your last five searches'],
  'upnorth.seen': ['de laatste negen producten die je bekeek', 'the last nine products you viewed'],
  'upnorth.wall': ['hoe breed je muur is', 'how wide your wall is'],
  'upnorth.draft.': ['wat je in formulieren invult', 'what you fill in on forms'],
  'upnorth.country': ['het land dat je koos', 'the country you chose'],
  'upnorth.consent': ['je keuze over cookies met de datum', 'your choice about cookies with its date'],
  'upnorth.counted': ['De nummers van je laatste bestellingen', 'The numbers of your last orders'],
  '@@scroll|': ['hoe ver je op elke pagina scrolde', 'how far you scrolled on each page'],
}
test.each(Object.entries(kept))('the privacy page and the decision name %s', (key, [dutch, english]) => {
  expect(nl).toContain(dutch)
  expect(en).toContain(english)
  expect(decisions).toContain(`\`${key}`)
})

/** The forms on the shop's pages, by the name of their draft. */
const forms: Record<string, [nl: string, en: string]> = {
  contact: ['een vraag', 'a question'],
  complaint: ['een klacht', 'a complaint'],
  appointment: ['een afspraak', 'an appointment'],
  advice: ['interieuradvies', 'interior advice'],
  'job-js-developer': ['een sollicitatie', 'a job application'],
}

test.each(Object.entries(forms))('the privacy page names the draft of the form %s', (_, [dutch, english]) => {
  expect(nl).toContain(dutch)
  expect(en).toContain(english)
})

test('the privacy page says how long drafts and files are stored', () => {
  expect(nl).toMatch(
    /Tot je het tabblad sluit, .*Zodra het formulier verstuurd is, wist hij dat\..* wissen we ze na een dag/s,
  )
  expect(en).toMatch(
    /Until you close the tab, .*Once the form has been sent, it erases them\..* delete them after a day/s,
  )
  expect(uploadLifetime).toBe(24 * 60 * 60_000)
})

test('the privacy page names the button that removes all data', () => {
  expect(nl).toContain(commonNl.known.endVisit)
  expect(en).toContain(commonEn.known.endVisit)
})
