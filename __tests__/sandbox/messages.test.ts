import { en } from '../../src/sandbox/mail/en'
import { nl } from '../../src/sandbox/mail/nl'
import { payPageMessages } from '../../src/sandbox/routes/order/payPageMessages'
import { testSentences } from '../support/data/sentences'

testSentences('emails', { nl, en }, [
  [(w) => w.stockAlert.confirm.subject('Spile'), 'Zullen we je mailen over Spile?', 'Shall we email you about Spile?'],
  [(w) => w.stockAlert.returned.subject('Spile'), 'Spile is er weer', 'Spile is back'],
  [(w) => w.greeting('Ine'), 'Dag Ine,', 'Hello Ine,'],
  [(w) => w.greeting(''), 'Dag,', 'Hello,'],
  [(w) => w.order.subject('UN-2026-00012'), 'Je bestelling UN-2026-00012', 'Your order UN-2026-00012'],
  [(w) => w.order.days(2, 4), 'Op voorraad: 2 tot 4 werkdagen', 'In stock: 2 to 4 working days'],
  [(w) => w.order.weeks(6, 8), 'Wordt voor jou gemaakt: 6 tot 8 weken', 'Made for you: 6 to 8 weeks'],
  [(w) => w.order.freePieces(1), '1 stuk gratis', '1 piece free'],
  [(w) => w.order.freePieces(24), '24 stuks gratis', '24 pieces free'],
  [(w) => w.order.fromList('Noor'), 'Van de wenslijst van Noor', 'From the gift list of Noor'],
  [(w) => w.order.contribution('Spile stoel'), 'Bijdrage aan Spile stoel', 'Contribution to Spile stoel'],
  [(w) => w.order.giftMessage('Proficiat'), 'Je bericht: Proficiat', 'Your message: Proficiat'],
  [(w) => w.giftReceived.subject('Mies'), 'Een cadeau van je wenslijst Mies', 'A gift from your list Mies'],
  [
    (w) => w.giftReceived.intro('Mies'),
    'Goed nieuws: iemand gaf je iets van je wenslijst Mies.',
    'Good news: you have been given something from your gift list Mies.',
  ],
  [(w) => w.order.voucher('Welkom', 'WELKOM10'), 'Welkom (WELKOM10)', 'Welkom (WELKOM10)'],
  [(w) => w.order.vat(21), 'Inclusief 21\u00a0% btw', 'Including 21% VAT'],
  [(w) => w.order.vatNumber('BE0123456749'), 'Btw-nummer BE0123456749', 'VAT number BE0123456749'],
  [(w) => w.order.free, 'gratis', 'free'],
  [
    (w) => w.withdrawal.subject('UN-2026-00012'),
    'Je retour van bestelling UN-2026-00012',
    'Your return for order UN-2026-00012',
  ],
  [(w) => w.withdrawal.pieces(1), '1 stuk', '1 piece'],
  [(w) => w.withdrawal.pieces(24), '24 stuks', '24 pieces'],
])

testSentences('the payment page', payPageMessages, [
  [
    (w) => w.lateNote(20),
    'Je gaat meteen terug. Na 20 seconden hoort de winkel dat er betaald is.',
    'You go back at once. After 20 seconds the shop hears that it was paid.',
  ],
])
