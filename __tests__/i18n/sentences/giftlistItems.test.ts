import { giftlistItems as en } from '../../../src/i18n/en/giftlistItems'
import { giftlistItems as nl } from '../../../src/i18n/nl/giftlistItems'
import { testSentences } from '../../support/data/sentences'

testSentences('giftlistItems', { nl, en }, [
  [(w) => w.items.count(1), '1 wens', '1 wish'],
  [(w) => w.items.count(24), '24 wensen', '24 wishes'],
  [
    (w) => w.items.hidden('24 december'),
    'Het blijft een verrassing: wat er gegeven is, zie je vanaf 24 december.',
    'It stays a surprise: you will see what was given from 24 december.',
  ],
  [(w) => w.items.given.items(2, 3), '2 van 3 gegeven', '2 of 3 given'],
  [(w) => w.items.given.collected('€ 25'), '€ 25 samengelegd', '€ 25 contributed'],
  [(w) => w.items.given.left(3), 'nog 3', '3 to go'],
  [(w) => w.items.given.leftOf('€ 25'), 'nog € 25', '€ 25 to go'],
  [(w) => w.items.wished.quantity('Tove'), 'Aantal gewenst: Tove', 'Number wished for: Tove'],
  [(w) => w.items.wished.less('Tove'), 'Eén minder: Tove', 'One fewer: Tove'],
  [(w) => w.items.wished.more('Tove'), 'Eén meer: Tove', 'One more: Tove'],
  [(w) => w.items.received.quantity('Tove'), 'Aantal ontvangen: Tove', 'Number received: Tove'],
  [(w) => w.items.received.less('Tove'), 'Eén minder ontvangen: Tove', 'One fewer received: Tove'],
  [(w) => w.items.received.more('Tove'), 'Eén meer ontvangen: Tove', 'One more received: Tove'],
  [(w) => w.items.move.up('Tove'), 'Zet Tove hoger', 'Move Tove up'],
  [(w) => w.items.move.down('Tove'), 'Zet Tove lager', 'Move Tove down'],
  [(w) => w.items.move.topOf('Tove'), 'Bovenaan: Tove', 'To the top: Tove'],
  [(w) => w.items.moved('Tove', 2, 7), 'Tove staat nu op plaats 2 van 7.', 'Tove is now number 2 of 7.'],
  [(w) => w.items.remove.removeName('Tove'), 'Verwijder Tove', 'Remove Tove'],
  [(w) => w.items.remove.question('Tove'), 'Tove van je wenslijst halen?', 'Take Tove off your gift list?'],
  [(w) => w.items.removed('Tove'), 'Tove staat niet meer op je wenslijst.', 'Tove is no longer on your gift list.'],
  [
    (w) => w.items.failures.quantity(2),
    'Dat lukte niet: het aantal is weer 2. Probeer het opnieuw.',
    'That did not work: the number is back to 2. Try again.',
  ],
  [
    (w) => w.items.failures.received(2),
    'Dat lukte niet: ontvangen staat weer op 2. Probeer het opnieuw.',
    'That did not work: received is back to 2. Try again.',
  ],
  [
    (w) => w.items.failures.position('Tove', 2),
    'Dat lukte niet: Tove staat weer op plaats 2. Probeer het opnieuw.',
    'That did not work: Tove is back at number 2. Try again.',
  ],
  [
    (w) => w.items.failures.removed('Tove'),
    'Dat lukte niet: Tove staat nog op je wenslijst. Probeer het opnieuw.',
    'That did not work: Tove is still on your gift list. Try again.',
  ],
  [
    (w) => w.gifts.hidden.until('24 december'),
    'Nog even geduld: wie wat gaf, blijft een verrassing. Je ziet het vanaf 24 december.',
    'Not yet: who gave what is still a surprise. You can see it from 24 december.',
  ],
  [(w) => w.gifts.count(1), '1 cadeau.', '1 gift.'],
  [(w) => w.gifts.count(24), '24 cadeaus.', '24 gifts.'],
  [
    (w) => w.gifts.collected('€ 25'),
    'Samen legden je gevers € 25 bij elkaar.',
    'Together your givers contributed € 25.',
  ],
  [(w) => w.gifts.toThank(3), 'Nog te bedanken (3)', 'Still to thank (3)'],
  [(w) => w.gifts.items(2, 'Tove'), '2 × Tove', '2 × Tove'],
  [(w) => w.gifts.contribution('€ 25', 'Tove'), '€ 25 voor Tove', '€ 25 towards Tove'],
  [(w) => w.gifts.about('21 november', 'Gent'), '21 november, Gent', '21 november, Gent'],
  [
    (w) => w.gifts.notThanked('An'),
    'Dat lukte niet: An is nog niet als bedankt gemarkeerd. Probeer het opnieuw.',
    'That did not work: An is not marked as thanked yet. Try again.',
  ],
  [
    (w) => w.gifts.stillThanked('An'),
    'Dat lukte niet: An staat nog als bedankt. Probeer het opnieuw.',
    'That did not work: An is still marked as thanked. Try again.',
  ],
  [
    (w) => w.panel.adding('Mies'),
    'We zetten het op je wenslijst “Mies”.',
    'We are putting it on your gift list “Mies”.',
  ],
  [
    (w) => w.panel.nameLong(100),
    'Een naam mag hoogstens 100 tekens lang zijn.',
    'A name can be 100 characters at most.',
  ],
  [(w) => w.panel.isOn('Tove', 'Mies'), 'Tove staat op je wenslijst “Mies”.', 'Tove is on your gift list “Mies”.'],
  [
    (w) => w.panel.moved('Tove', 'Mies'),
    'Tove staat nu op je wenslijst “Mies” en niet meer bij je favorieten.',
    'Tove is now on your gift list “Mies” and no longer in your favourites.',
  ],
  [
    (w) => w.panel.notAdded('Tove'),
    'Dat lukte niet. Tove staat nog niet op je wenslijst. Probeer het opnieuw.',
    'That did not work. Tove is not on your gift list yet. Try again.',
  ],
  [
    (w) => w.panel.notMoved('Tove'),
    'Dat lukte niet. Tove staat nog bij je favorieten. Probeer het opnieuw.',
    'That did not work. Tove is still in your favourites. Try again.',
  ],
  [
    (w) => w.panel.onlyMade('Mies', 'Tove'),
    'De wenslijst “Mies” is er, maar Tove staat er nog niet op. Probeer het opnieuw.',
    'The gift list “Mies” has been created, but Tove is not on it yet. Try again.',
  ],
])
