import { giftlistLines as en } from '../../../src/i18n/en/giftlistLines'
import { giftlistLines as nl } from '../../../src/i18n/nl/giftlistLines'
import { testSentences } from '../../support/data/sentences'

testSentences('giftlistLines', { nl, en }, [
  [(w) => w.giftFor('Noor en Elias'), 'Cadeau voor Noor en Elias', 'Gift for Noor en Elias'],
  [(w) => w.contribution('€ 50'), 'Je bijdrage: € 50', 'Your contribution: € 50'],
  [(w) => w.destination.owner('Noor'), 'Rechtstreeks naar Noor', 'Straight to Noor'],
  [(w) => w.destination.pickupText('Noor'), 'Daar ligt het klaar voor Noor.', 'It will be there for Noor to collect.'],
  [(w) => w.goesTo.owner('Noor'), 'Gaat rechtstreeks naar Noor', 'Goes straight to Noor'],
  [(w) => w.goesTo.pickup('Noor'), 'Ligt in onze winkel klaar voor Noor', 'Held in our shop for Noor'],
  [
    (w) => w.taken.items(1, 2),
    'Een andere gever was sneller: er is er nog 1 te geven, in je mandje liggen er 2.',
    'Another giver was faster: there is 1 left to give; your basket has 2.',
  ],
  [
    (w) => w.taken.items(2, 3),
    'Een andere gever was sneller: er zijn er nog 2 te geven, in je mandje liggen er 3.',
    'Another giver was faster: there are 2 left to give; your basket has 3.',
  ],
  [
    (w) => w.taken.amount('€ 20', '€ 50'),
    'Een andere gever was sneller: er ontbreekt nog € 20, en jouw bijdrage is € 50.',
    'Another giver was faster: € 20 is still needed, and your contribution is € 50.',
  ],
  [(w) => w.taken.giveItems(2), 'Maak er 2 van', 'Make it 2'],
  [(w) => w.taken.giveAmount('€ 20'), 'Maak er € 20 van', 'Make it € 20'],
  [
    (w) => w.thanks('Noor en Elias'),
    'Genoteerd voor Noor en Elias. Wie wat gaf, is op hun lijst meteen te zien, of pas na het feest als ze zich laten verrassen.',
    'Noted for Noor en Elias. Their list shows straight away who gave what, or only after the party if they chose to be surprised.',
  ],
])
