import { content as en } from '../../../src/i18n/en/content'
import { content as nl } from '../../../src/i18n/nl/content'
import { testSentences } from '../../support/data/sentences'

testSentences('content', { nl, en }, [
  [(w) => w.changed('22 november 2026'), 'Laatst gewijzigd op 22 november 2026.', 'Last changed on 22 november 2026.'],
  [(w) => w.rating(4), '4 van 5', '4 out of 5'],
  [
    (w) => w.jobs.salary('€ 2.500', '€ 2.900'),
    '€ 2.500 tot € 2.900 bruto per maand bij voltijd',
    '€ 2.500 to € 2.900 gross a month, full-time',
  ],
  [(w) => w.jobs.until('3 december'), 'tot en met 3 december', 'by 3 december'],
  [(w) => w.shop.hours('10:00', '18:00'), '10:00 tot 18:00', '10:00 to 18:00'],
])
