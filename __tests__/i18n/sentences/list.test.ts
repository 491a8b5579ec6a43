import { list as listEn } from '../../../src/i18n/en/list'
import { search as searchEn } from '../../../src/i18n/en/search'
import { menu as menuEn } from '../../../src/i18n/en/menu'
import { frame as frameEn } from '../../../src/i18n/en/frame'
import { list as listNl } from '../../../src/i18n/nl/list'
import { search as searchNl } from '../../../src/i18n/nl/search'
import { menu as menuNl } from '../../../src/i18n/nl/menu'
import { frame as frameNl } from '../../../src/i18n/nl/frame'
import { testSentences } from '../../support/data/sentences'

testSentences('list', { nl: listNl, en: listEn }, [
  [(w) => w.pieces(1), '1 stuk', '1 piece'],
  [(w) => w.pieces(24), '24 stukken', '24 pieces'],
  [(w) => w.found(0), 'Geen stukken gevonden', 'No pieces found'],
  [(w) => w.found(1), '1 stuk gevonden', '1 piece found'],
  [(w) => w.found(24), '24 stukken gevonden', '24 pieces found'],
  [(w) => w.show(0), 'Niets gevonden', 'Nothing found'],
  [(w) => w.show(1), 'Toon 1 stuk', 'Show 1 piece'],
  [(w) => w.show(24), 'Toon 24 stukken', 'Show 24 pieces'],
  [(w) => w.remove('Spile'), 'Verwijder filter: Spile', 'Remove filter: Spile'],
  [(w) => w.price.range('€ 50', '€ 95'), '€ 50 – € 95', '€ 50 – € 95'],
  [(w) => w.price.least('€ 50'), 'vanaf € 50', 'from € 50'],
  [(w) => w.price.most('€ 95'), 'tot € 95', 'up to € 95'],
  [(w) => w.nothing.without('Hiljaa', 1), 'Zonder Hiljaa: 1 stuk', 'Without Hiljaa: 1 piece'],
  [(w) => w.nothing.without('Hiljaa', 24), 'Zonder Hiljaa: 24 stukken', 'Without Hiljaa: 24 pieces'],
  [(w) => w.scale.fromFront('57', '74'), '57 breed, 74 cm hoog', '57 wide, 74 cm high'],
  [(w) => w.scale.fromAbove('170', '240'), '170 × 240 cm, van boven gezien', '170 × 240 cm, seen from above'],
  [(w) => w.search.found(1, 'sofo'), '1 stuk voor “sofo”', '1 piece for “sofo”'],
  [(w) => w.search.found(24, 'sofo'), '24 stukken voor “sofo”', '24 pieces for “sofo”'],
  [
    (w) => w.search.corrected('sofa', 'sofo'),
    'Gezocht naar “sofa” in plaats van “sofo”.',
    'Searched for “sofa” instead of “sofo”.',
  ],
  [(w) => w.search.nothing('sofo'), 'Niets gevonden voor “sofo”.', 'Nothing found for “sofo”.'],
])

testSentences('search', { nl: searchNl, en: searchEn }, [
  [(w) => w.found(1), '1 suggestie', '1 suggestion'],
  [(w) => w.found(24), '24 suggesties', '24 suggestions'],
  [(w) => w.corrected('sofo'), 'Bedoelde je sofo?', 'Did you mean sofo?'],
  [(w) => w.none('sofo'), 'Niets gevonden voor “sofo”.', 'Nothing found for “sofo”.'],
  [(w) => w.forget('sofo'), 'Vergeet sofo', 'Forget sofo'],
])

testSentences('menu', { nl: menuNl, en: menuEn }, [[(w) => w.all('Design'), 'Alles in Design', 'All in Design']])

testSentences('frame', { nl: frameNl, en: frameEn }, [
  [(w) => w.header.pieces(1), 'stuk', 'piece'],
  [(w) => w.header.pieces(24), 'stuks', 'pieces'],
])
