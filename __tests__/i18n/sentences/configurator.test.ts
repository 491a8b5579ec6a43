import { configurator as en } from '../../../src/i18n/en/configurator'
import { configurator as nl } from '../../../src/i18n/nl/configurator'
import { testSentences } from '../../support/data/sentences'

testSentences('configurator', { nl, en }, [
  [(w) => w.text.summary(1, 81, 4), '1 kolom, 81 cm breed, 4 onderdelen.', '1 column, 81 cm wide, 4 parts.'],
  [(w) => w.text.summary(3, 161, 19), '3 kolommen, 161 cm breed, 19 onderdelen.', '3 columns, 161 cm wide, 19 parts.'],
  [(w) => w.text.column(2, 80), 'Kolom 2, 80 cm breed', 'Column 2, 80 cm wide'],
  [(w) => w.text.part('plank', 35), 'plank op 35 cm', 'plank at 35 cm'],
  [(w) => w.refusals.wallSize.width(60, 600), 'Een muur is 60 tot 600 cm breed.', 'A wall is 60 to 600 cm wide.'],
  [(w) => w.refusals.wallSize.height(150, 400), 'Een muur is 150 tot 400 cm hoog.', 'A wall is 150 to 400 cm high.'],
  [(w) => w.refusals.wallSize.depth(20, 120), 'De vrije diepte is 20 tot 120 cm.', 'The free depth is 20 to 120 cm.'],
  [
    (w) => w.refusals.tooWide(241, 240),
    'Het rek is 241 cm breed en de muur 240 cm.',
    'The unit is 241 cm wide and the wall 240 cm.',
  ],
  [
    (w) => w.refusals.tooHigh(200, 180),
    'De stijl komt tot 200 cm, maar het plafond is hier 180 cm hoog.',
    'The upright reaches 200 cm, but the ceiling is 180 cm high here.',
  ],
  [
    (w) => w.refusals.tooDeep(56, 40),
    'Dit is 56 cm diep en je hebt 40 cm vrij.',
    'This is 56 cm deep and you have 40 cm free.',
  ],
  [(w) => w.refusals.tooManyColumns(6), 'Een rek heeft hoogstens 6 kolommen.', 'A unit has 6 columns at most.'],
  [(w) => w.refusals.offGrid(5), 'De sporten zitten om de 5 cm.', 'There is a rung every 5 cm.'],
  [
    (w) => w.refusals.tooManyParts(12),
    'In een kolom passen hoogstens 12 onderdelen.',
    'A column holds 12 parts at most.',
  ],
  [
    (w) => w.refusals.notMade('kast', 40, 20),
    'Een kast past niet in een kolom van 40 cm breed en 20 cm diep.',
    'A kast does not fit a column 40 cm wide and 20 cm deep.',
  ],
  [
    (w) => w.refusals.outsideUprights(5, 200),
    'De stijlen dragen hier van 5 tot 200 cm.',
    'The uprights hold parts from 5 to 200 cm here.',
  ],
  [
    (w) => w.refusals.outsideUprights(105, 50),
    'De stijlen hangen hier niet naast elkaar.',
    'The uprights do not overlap here.',
  ],
  [
    (w) => w.refusals.tooClose(20, 'plank op 45 cm'),
    'Hou minstens 20 cm afstand van: plank op 45 cm.',
    'Leave at least 20 cm from the plank op 45 cm.',
  ],
  [(w) => w.refusals.deskHeight('70 of 75'), 'Een bureaublad hangt op 70 of 75 cm.', 'A desktop hangs at 70 of 75 cm.'],
  [
    (w) => w.refusals.noLegRoom(60),
    'Onder een bureaublad blijft 60 cm vrij voor je benen.',
    'A desktop needs 60 cm free below for your legs.',
  ],
  [
    (w) => w.refusals.tooHeavy(220, 200),
    'Vol weegt deze kolom 220 kg, en twee stijlen dragen er 200.',
    'Filled, this column weighs 220 kg, and two uprights carry 200.',
  ],
  [
    (w) => w.refusals.aboveChildren(90),
    'Met kinderen in huis hangen kasten en lades hoogstens op 90 cm.',
    'With children at home, cabinets and drawers hang at 90 cm at most.',
  ],
  [(w) => w.nearest.add('plank op 65 cm', 2), 'Zet een plank op 65 cm in kolom 2', 'Put a plank op 65 cm in column 2'],
  [(w) => w.nearest.move(65, 2), 'Zet het op 65 cm in kolom 2', 'Put it at 65 cm in column 2'],
  [(w) => w.nearest.copy(65, 2), 'Zet de kopie op 65 cm in kolom 2', 'Put the copy at 65 cm in column 2'],
  [(w) => w.nearest.addColumn(40), 'Voeg een kolom van 40 cm toe', 'Add a column of 40 cm'],
  [(w) => w.nearest.width(81), 'Maak de muur 81 cm breed', 'Make the wall 81 cm wide'],
  [(w) => w.nearest.height(200), 'Maak de muur 200 cm hoog', 'Make the wall 200 cm high'],
  [(w) => w.nearest.depth(56), 'Reken op 56 cm diepte', 'Allow for 56 cm of depth'],
  [(w) => w.nearest.left(20), 'Zet het rek op 20 cm van links', 'Put the unit 20 cm from the left'],
  [(w) => w.nearest.upright(150), 'Neem stijlen van 150 cm', 'Take uprights of 150 cm'],
  [(w) => w.nearest.finish('walnoot'), 'Neem walnoot', 'Take walnoot'],
  [(w) => w.nearest.withoutPart('kast op 90 cm'), 'Doe het zonder kast op 90 cm', 'Do it without the kast op 90 cm'],
  [(w) => w.nearest.withoutParts(2), 'Doe het en haal 2 onderdelen weg', 'Do it and take away 2 parts'],
  [(w) => w.nearest.withoutColumns(1), 'Doe het en haal één kolom weg', 'Do it and take away one column'],
  [(w) => w.nearest.withoutColumns(2), 'Doe het en haal 2 kolommen weg', 'Do it and take away 2 columns'],
  [(w) => w.nearest.uprightDepth(20), 'Neem stijlen van 20 cm diep', 'Take uprights 20 cm deep'],
  [(w) => w.nearest.columnWidth(40), 'Maak de kolom 40 cm breed', 'Make the column 40 cm wide'],
  [
    (w) => w.opened.leftOut('magazinebak'),
    'Niet meer leverbaar of niet meer passend, dus weggelaten: magazinebak.',
    'No longer available or no longer fitting, so left out: magazinebak.',
  ],
])
