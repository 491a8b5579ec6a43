import { giftlistOwner as en } from '../../../src/i18n/en/giftlistOwner'
import { giftlistOwner as nl } from '../../../src/i18n/nl/giftlistOwner'
import { testSentences } from '../../support/data/sentences'

testSentences('giftlistOwner', { nl, en }, [
  [(w) => w.fields.left(1), 'Nog 1 teken.', '1 character left.'],
  [(w) => w.fields.left(40), 'Nog 40 tekens.', '40 characters left.'],
  [
    (w) => w.fields.errors.tooLong(2000, 2034),
    'Hier passen 2000 tekens. Dit zijn er 2034, dus 34 te veel.',
    'There is room for 2000 characters. This has 2034, which is 34 too many.',
  ],
  [(w) => w.settings.noAddress, 'Geen adres', 'No address'],
  [(w) => w.preview.by('Noor en Elias'), 'van Noor en Elias', 'by Noor en Elias'],
  [(w) => w.card.event('6 april 2027'), 'Op 6 april 2027', 'On 6 april 2027'],
  [
    (w) => w.card.hidden('7 april 2027'),
    'Wat je kreeg, blijft verborgen tot 7 april 2027.',
    'What you were given stays hidden until 7 april 2027.',
  ],
  [(w) => w.card.wished(1), '1 cadeau gewenst', '1 gift wished for'],
  [(w) => w.card.wished(16), '16 cadeaus gewenst', '16 gifts wished for'],
  [(w) => w.card.given(7, 16), '7 van 16 gegeven', '7 of 16 given'],
  [(w) => w.share.qr('/nl'), 'QR-code die naar /nl leidt', 'QR code that leads to /nl'],
  [(w) => w.cardToPrint.type('K7QF M2XP'), 'of typ K7QF M2XP bij Wenslijsten', 'or type K7QF M2XP under Gift lists'],
])
