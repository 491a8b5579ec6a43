import { campaign as en } from '../../../src/i18n/en/campaign'
import { campaign as nl } from '../../../src/i18n/nl/campaign'
import { testSentences } from '../../support/data/sentences'

testSentences('campaign', { nl, en }, [
  [(w) => w.fromDay('20 april'), 'vanaf 20 april', 'from 20 april'],
  [(w) => w.untilDay('20 april'), 'tot en met 20 april', 'until 20 april'],
  [
    (w) => w.status.before('20 april'),
    'Begint op 20 april. Rondkijken kan nu al.',
    'Starts on 20 april. You can look around now.',
  ],
  [(w) => w.status.running('20 april'), 'Loopt nu, 20 april.', 'Running now, 20 april.'],
  [
    (w) => w.status.over('20 april'),
    'Deze actie is voorbij. De laatste dag was 20 april.',
    'This offer has ended. Its last day was 20 april.',
  ],
  [(w) => w.list.all(1), '1 stuk in deze actie', '1 piece in the offer'],
  [(w) => w.list.all(24), '24 stukken in deze actie', '24 pieces in the offer'],
  [(w) => w.list.over(1), '1 stuk van deze actie', '1 piece from this offer'],
  [(w) => w.list.over(24), '24 stukken van deze actie', '24 pieces from this offer'],
  [(w) => w.list.donation(1), '1 stuk om lang te houden', '1 piece to keep for years'],
  [(w) => w.list.donation(24), '24 stukken om lang te houden', '24 pieces to keep for years'],
  [(w) => w.list.showroom(1), '1 stuk uit de showroom', '1 piece from the showroom'],
  [(w) => w.list.showroom(24), '24 stukken uit de showroom', '24 pieces from the showroom'],
  [(w) => w.percent.plain(10), '10\u00a0% korting', '10% off'],
  [
    (w) => w.percent.inPrices(10),
    '10\u00a0% korting, al verwerkt in de prijzen hieronder',
    '10% off, already included in the prices below',
  ],
  [(w) => w.freePiece.offer(5, 2), '7 halen, 5 betalen', 'Buy 5, get 2 free'],
  [
    (w) => w.freePiece.how(5, 2),
    'Leg er 7 in je mandje en je betaalt er 5: de 2 goedkoopste stukken zijn gratis. Anders gezegd: koop er 5 en je krijgt er 2 bij.',
    'Put 7 in your basket and you pay for 5: the 2 cheapest pieces are free.',
  ],
  [
    (w) => w.percent.howWithCode('LICHT15'),
    'De prijzen hieronder zijn zonder de korting. Vul in je mandje de code LICHT15 in, dan gaat ze eraf.',
    'The prices below are without the discount. Enter the code LICHT15 in your basket and it comes off.',
  ],
  [
    (w) => w.conditions.period('1 maart', '3 april'),
    'Van 1 maart tot en met 3 april. De dag waarop je bestelt telt, niet de dag waarop we leveren.',
    'From 1 maart up to and including 3 april. What counts is the day on which you order, not the day on which we deliver.',
  ],
  [
    (w) => w.conditions.until('3 april'),
    'Tot en met 3 april. De dag waarop je bestelt telt, niet de dag waarop we leveren.',
    'Up to and including 3 april. What counts is the day on which you order, not the day on which we deliver.',
  ],
  [
    (w) => w.conditions.code('LICHT15'),
    'De korting gaat eraf als je in je mandje de code LICHT15 invult. Ze geldt voor alle stukken op deze pagina.',
    'The discount comes off when you enter the code LICHT15 in your basket. It applies to all pieces on this page.',
  ],
  [
    (w) => w.conditions.freeItem(6, 1),
    'Leg ook het gratis stuk zelf in je mandje. Van elke 6 stukken is het goedkoopste gratis: bij 12 zijn dat er dus 2.',
    'Put the free piece in your basket as well. Of every 6 pieces, the cheapest is free: with 12 that makes 2.',
  ],
  [
    (w) => w.conditions.freeItem(7, 2),
    'Leg ook het gratis stuk zelf in je mandje. Van elke 7 stukken zijn de 2 goedkoopste gratis: bij 14 zijn dat er dus 4.',
    'Put the free piece in your basket as well. Of every 7 pieces, the 2 cheapest are free: with 14 that makes 4.',
  ],
  [
    (w) => w.conditions.percentFrom(6),
    'Vanaf 6 stukken in je mandje gaat de korting er vanzelf af, van al die stukken.',
    'With 6 pieces or more in your basket, the discount comes off all of them by itself.',
  ],
  [
    (w) => w.percentFrom.offer(10, 3),
    '10\u00a0% korting op het geheel vanaf 3 onderdelen',
    '10% off everything from 3 parts',
  ],
  [(w) => w.donation.offer(2), '2 bomen per bestelling', '2 trees for every order'],
])
