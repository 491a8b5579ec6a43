import { campaign as en } from '../../../src/i18n/en/campaign'
import { campaign as nl } from '../../../src/i18n/nl/campaign'
import { testSentences } from '../../support/data/sentences'

testSentences('campaign', { nl, en }, [
  [(w) => w.fromDay('20 april'), 'vanaf 20 april', 'from 20 april'],
  [(w) => w.untilDay('20 april'), 'tot en met 20 april', 'until 20 april'],
  [
    (w) => w.status.before('20 april'),
    'Begint op 20 april. Rondkijken kan nu al.',
    'Starts on 20 april. You can already look around.',
  ],
  [(w) => w.status.running('20 april'), 'Loopt nu, 20 april.', 'Running now, 20 april.'],
  [
    (w) => w.status.over('20 april'),
    'Deze actie is voorbij: ze liep tot en met 20 april.',
    'This offer has ended: it ran until 20 april.',
  ],
  [(w) => w.list.all(1), '1 stuk in deze actie', '1 piece in the offer'],
  [(w) => w.list.all(24), '24 stukken in deze actie', '24 pieces in the offer'],
  [(w) => w.list.over(1), '1 stuk van deze actie', '1 piece from this offer'],
  [(w) => w.list.over(24), '24 stukken van deze actie', '24 pieces from this offer'],
  [(w) => w.list.donation(1), '1 stuk om lang te houden', '1 piece to keep for years'],
  [(w) => w.list.donation(24), '24 stukken om lang te houden', '24 pieces to keep for years'],
  [(w) => w.list.showroom(1), '1 stuk uit de showroom', '1 piece from the showroom'],
  [(w) => w.list.showroom(24), '24 stukken uit de showroom', '24 pieces from the showroom'],
  [(w) => w.percent.plain(10), '10 % korting', '10% off'],
  [
    (w) => w.percent.inPrices(10),
    '10 % korting, al verwerkt in de prijzen hieronder',
    '10%, already taken off the prices below',
  ],
  [(w) => w.freePiece.offer(5, 2), 'Koop er 7, waarvan 2 gratis', 'Buy 5, get 2 free'],
  [
    (w) => w.freePiece.how(5, 2),
    'Leg er 7 in je winkelmandje en je betaalt er 5. Zeg je liever “koop er 5 en krijg er 2 bij”, dan komt dat op hetzelfde neer: er liggen er 7 en de 2 goedkoopste zijn gratis.',
    'Put 7 in your basket and you pay for 5. Call it “take 7, of which 2 free” if you like, it comes to the same: the 2 cheapest are free.',
  ],
  [
    (w) => w.freePiece.how(5, 1),
    'Leg er 6 in je winkelmandje en je betaalt er 5. Zeg je liever “koop er 5 en krijg er 1 bij”, dan komt dat op hetzelfde neer: er liggen er 6 en het goedkoopste is gratis.',
    'Put 6 in your basket and you pay for 5. Call it “take 6, of which 1 free” if you like, it comes to the same: the cheapest one is free.',
  ],
  [
    (w) => w.percent.howWithCode('LICHT15'),
    'De prijzen hieronder zijn zonder de korting. Vul in je winkelmandje de code LICHT15 in, dan gaat ze eraf.',
    'The prices below are without the discount. Enter the code LICHT15 in your basket and it comes off.',
  ],
  [
    (w) => w.conditions.period('1 maart', '3 april'),
    'De actie loopt van 1 maart tot en met 3 april. De dag waarop je bestelt telt, niet de dag waarop we leveren.',
    'The offer runs from 1 maart up to and including 3 april. What counts is the day on which you order, not the day on which we deliver.',
  ],
  [
    (w) => w.conditions.until('3 april'),
    'De actie loopt tot en met 3 april. De dag waarop je bestelt telt, niet de dag waarop we leveren.',
    'The offer runs up to and including 3 april. What counts is the day on which you order, not the day on which we deliver.',
  ],
  [
    (w) => w.conditions.code('LICHT15'),
    'De korting gaat eraf als je in je winkelmandje de code LICHT15 invult. Ze geldt voor alle stukken op deze pagina.',
    'The discount comes off when you enter the code LICHT15 in your basket. It applies to all pieces on this page.',
  ],
  [
    (w) => w.conditions.freeItem(6, 1),
    'Leg ook het gratis stuk zelf in je winkelmandje. Van elke 6 stukken is het goedkoopste gratis: bij 12 zijn dat er dus 2.',
    'Put the free piece in your basket as well. Of every 6 pieces, the cheapest is free: with 12 that makes 2.',
  ],
  [
    (w) => w.conditions.freeItem(7, 2),
    'Leg ook het gratis stuk zelf in je winkelmandje. Van elke 7 stukken zijn de 2 goedkoopste gratis: bij 14 zijn dat er dus 4.',
    'Put the free piece in your basket as well. Of every 7 pieces, the 2 cheapest are free: with 14 that makes 4.',
  ],
  [
    (w) => w.conditions.percentFrom(6),
    'Vanaf 6 stukken in je winkelmandje gaat de korting er vanzelf af, van al die stukken.',
    'From 6 pieces in your basket the discount comes off by itself, off all of those pieces.',
  ],
  [
    (w) => w.percentFrom.offer(10, 3),
    '10 % korting op het geheel vanaf 3 onderdelen',
    '10% off everything from 3 parts',
  ],
  [(w) => w.donation.offer(2), '2 bomen per bestelling', '2 trees for every order'],
])
