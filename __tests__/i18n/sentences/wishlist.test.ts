import { wishlist as en } from '../../../src/i18n/en/wishlist'
import { wishlist as nl } from '../../../src/i18n/nl/wishlist'
import { testSentences } from '../../support/data/sentences'

testSentences('wishlist', { nl, en }, [
  [(w) => w.count(1), '1 stuk', '1 piece'],
  [(w) => w.count(24), '24 stukken', '24 pieces'],
  [(w) => w.remove('Spile'), 'Haal Spile uit je favorieten', 'Remove Spile from your favourites'],
  [(w) => w.removed('Spile'), 'Spile staat niet meer bij je favorieten.', 'Spile is no longer in your favourites.'],
  [(w) => w.gone(1), 'Eén van je favorieten is er niet meer.', 'One of your favourites is gone.'],
  [(w) => w.gone(24), '24 van je favorieten zijn er niet meer.', '24 of your favourites are gone.'],
  [(w) => w.move, 'Naar mandje', 'Move to basket'],
  [(w) => w.giftlist.open, 'Naar een wenslijst', 'Move to a gift list'],
  [(w) => w.pieces(24), '24 stuks', '24 pieces'],
  [(w) => w.marks.cheaper('€ 25'), '€ 25 minder dan toen je het bewaarde', '€ 25 less than when you saved it'],
  [
    (w) => w.giftlist.moved('Spile', 'Loft'),
    'Spile staat nu op je wenslijst “Loft”.',
    'Spile is now on your gift list “Loft”.',
  ],
  [
    (w) => w.giftlist.onBoth('Spile', 'Loft'),
    'Spile staat op je wenslijst “Loft”, maar ook nog bij je favorieten. Met het hartje haal je het daar weg.',
    'Spile is on your gift list “Loft”, but still in your favourites too. Use the heart to remove it there.',
  ],
  [(w) => w.shared.title('Noor'), 'De favorieten van Noor', 'Noor’s favourites'],
  [(w) => w.shared.keep('Spile'), 'Zet Spile bij je eigen favorieten', 'Add Spile to your own favourites'],
  [(w) => w.shared.gone(1), 'Eén van deze favorieten is er niet meer.', 'One of these favourites is gone.'],
  [(w) => w.shared.gone(24), '24 van deze favorieten zijn er niet meer.', '24 of these favourites are gone.'],
  [(w) => w.overview.kept(1), '1 stuk bewaard', '1 piece saved'],
  [(w) => w.overview.kept(24), '24 stukken bewaard', '24 pieces saved'],
  [(w) => w.soldOut, 'Uitverkocht', 'Sold out'],
  [(w) => w.marks.back, 'Weer leverbaar', 'Available again'],
])
