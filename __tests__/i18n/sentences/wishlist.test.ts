import { wishlist as en } from '../../../src/i18n/en/wishlist'
import { wishlist as nl } from '../../../src/i18n/nl/wishlist'
import { testSentences } from '../../support/data/sentences'

testSentences('wishlist', { nl, en }, [
  [(w) => w.count(1), '1 stuk', '1 piece'],
  [(w) => w.count(24), '24 stukken', '24 pieces'],
  [(w) => w.remove('Spile'), 'Haal Spile van je wishlist', 'Take Spile off your wishlist'],
  [(w) => w.removed('Spile'), 'Spile staat niet meer op je wishlist.', 'Spile is no longer on your wishlist.'],
  [(w) => w.gone(1), 'Eén stuk van je lijst is er niet meer.', 'One piece on your list is gone.'],
  [(w) => w.gone(24), '24 stukken van je lijst zijn er niet meer.', '24 pieces on your list are gone.'],
  [(w) => w.pieces(24), '24 stuks', '24 pieces'],
  [(w) => w.marks.cheaper('€ 25'), 'Nu € 25 minder', 'Now € 25 less'],
  [
    (w) => w.giftlist.moved('Spile', 'Loft'),
    'Spile staat nu op je wenslijst “Loft”.',
    'Spile is now on your gift list “Loft”.',
  ],
  [
    (w) => w.giftlist.onBoth('Spile', 'Loft'),
    'Spile staat op je wenslijst “Loft”, maar staat ook nog op je wishlist. Met het hartje haal je het eraf.',
    'Spile is on your gift list “Loft”, but still on your wishlist too. The heart takes it off.',
  ],
  [(w) => w.shared.title('Noor'), 'De wishlist van Noor', 'Noor’s wishlist'],
  [(w) => w.shared.keep('Spile'), 'Zet Spile op je eigen wishlist', 'Put Spile on your own wishlist'],
  [(w) => w.shared.gone(1), 'Eén stuk van deze lijst is er niet meer.', 'One piece on this list is gone.'],
  [(w) => w.shared.gone(24), '24 stukken van deze lijst zijn er niet meer.', '24 pieces on this list are gone.'],
  [(w) => w.overview.kept(1), '1 stuk bewaard', '1 piece saved'],
  [(w) => w.overview.kept(24), '24 stukken bewaard', '24 pieces saved'],
  [(w) => w.soldOut, 'Uitverkocht', 'Sold out'],
  [(w) => w.marks.back, 'Weer leverbaar', 'Available again'],
])
