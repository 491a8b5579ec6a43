import { catalogue as catalogueEn } from '../../../src/i18n/en/catalogue'
import { gallery as galleryEn } from '../../../src/i18n/en/gallery'
import { catalogue as catalogueNl } from '../../../src/i18n/nl/catalogue'
import { gallery as galleryNl } from '../../../src/i18n/nl/gallery'
import { testSentences } from '../../support/data/sentences'

testSentences('catalogue', { nl: catalogueNl, en: catalogueEn }, [
  [(w) => w.wall.from('€ 95'), 'vanaf € 95', 'from € 95'],
  [(w) => w.wall.lowest('€ 95'), 'Laagste prijs vorige 30 dagen: € 95', 'Lowest price of the past 30 days: € 95'],
  [(w) => w.wall.reduced(10), '−\u00a010\u00a0%', '−\u00a010%'],
  [(w) => w.wall.versions(1), '1 uitvoering', '1 version'],
  [(w) => w.wall.versions(24), '24 uitvoeringen', '24 versions'],
  [(w) => w.stock.few(3), 'Nog 3', '3 left'],
  [(w) => w.stock.madeToOrder(3, 5), '3–5 weken', '3–5 weeks'],
  [(w) => w.list.seen(24, 79), '24 van de 79 bekeken', 'Showing 24 of 79'],
  [(w) => w.list.more(1, false), 'Toon de volgende', 'Show the next one'],
  [(w) => w.list.more(1, true), 'Toon de laatste', 'Show the last one'],
  [(w) => w.list.more(24, false), 'Toon de volgende 24', 'Show the next 24'],
  [(w) => w.list.more(24, true), 'Toon de laatste 24', 'Show the last 24'],
  [(w) => w.brand.products('Hiljaa'), 'Alles van Hiljaa', 'Everything by Hiljaa'],
  [(w) => w.brand.origin('Portugal', 1952), 'Portugal, 1952', 'Portugal, 1952'],
  [(w) => w.brand.pieces(1), '1 stuk', '1 piece'],
  [(w) => w.brand.pieces(24), '24 stukken', '24 pieces'],
  [(w) => w.brand.others('Hiljaa'), 'Andere reeksen van Hiljaa', 'Other series by Hiljaa'],
  [(w) => w.brand.ofBrand('Hiljaa'), 'Een reeks van Hiljaa', 'A series by Hiljaa'],
  [(w) => w.product.designedBy('Aino Kivi'), 'ontwerp Aino Kivi', 'designed by Aino Kivi'],
  [(w) => w.product.chosen('Finish'), 'Finish: ', 'Finish: '],
  [(w) => w.product.without('Finish'), 'zonder finish', 'no finish'],
  [
    (w) => w.product.moved('naturel', 'taupe', 'Finish', 'beige'),
    'In taupe bestaat naturel niet: finish is nu beige.',
    'There is no naturel in taupe: the finish is now beige.',
  ],
  [
    (w) => w.product.namedSoldOut('taupe, beige'),
    'Nu niet leverbaar met je andere keuze: taupe, beige.',
    'Not available with your other choice: taupe, beige.',
  ],
  [
    (w) => w.product.namedGone('taupe, beige'),
    'Niet meer leverbaar: taupe, beige.',
    'No longer available: taupe, beige.',
  ],
  [(w) => w.product.left(1), 'Er is er nog 1', 'There is 1 left'],
  [(w) => w.product.left(24), 'Er zijn er nog 24', 'There are 24 left'],
  [(w) => w.product.pictureOf(2, 24), '2 van 24', '2 of 24'],
  [
    (w) => w.product.delivery.fromStock('3 d'),
    'Op voorraad. Vandaag besteld, over 3 d bij jou.',
    'In stock. Order today and have it in 3 d.',
  ],
  [
    (w) => w.product.delivery.fewLeft(2, '3 d'),
    'Nog 2 op voorraad. Vandaag besteld, over 3 d bij jou.',
    '2 left in stock. Order today and have it in 3 d.',
  ],
  [
    (w) => w.product.delivery.madeToOrder('Hiljaa', '6 w'),
    'Hiljaa maakt het voor jou. Vandaag besteld, over 6 w bij jou.',
    'Hiljaa makes it for you. Order today and have it in 6 w.',
  ],
  [(w) => w.product.delivery.days(3, 3), '3 werkdagen', '3 working days'],
  [(w) => w.product.delivery.days(3, 5), '3 tot 5 werkdagen', '3 to 5 working days'],
  [(w) => w.product.delivery.weeks(6, 6), '6 weken', '6 weeks'],
  [(w) => w.product.delivery.weeks(6, 8), '6 tot 8 weken', '6 to 8 weeks'],
  [(w) => w.product.delivery.withYou('Portugal'), 'Bij jou, Portugal', 'With you, Portugal'],
  [(w) => w.product.delivery.range('3', '5 april'), '3 – 5 april', '3 – 5 april'],
  [(w) => w.product.delivery.around('20 april'), 'rond 20 april', 'around 20 april'],
  [
    (w) => w.product.deliveryText.small('€ 95', '€ 75'),
    'Thuis of bij een afhaalpunt. In België en Nederland betaal je € 95, vanaf € 75 is het gratis.',
    'Delivered to your home or a pickup point. In Belgium and the Netherlands you pay € 95; from € 75 it is free.',
  ],
  [
    (w) => w.product.deliveryText.bulky('€ 95', '€ 75'),
    'We brengen het met twee personen tot in de kamer van je keuze, op een dag die we samen afspreken. In België en Nederland kost dat € 95, vanaf € 75 is het gratis.',
    'Two of us bring it to the room of your choice, on a day we agree with you. In Belgium and the Netherlands that costs € 95; from € 75 it is free.',
  ],
  [
    (w) => w.product.deliveryText.returnBulky('€ 59'),
    'Past het toch niet? Je hebt dertig dagen bedenktijd. Voor € 59 halen we het weer op.',
    'If it is not right after all, you have thirty days to change your mind. We will collect it for € 59.',
  ],
  [(w) => w.product.doorWidth('80 cm'), '80 cm, zonder verpakking', '80 cm, without packaging'],
  [(w) => w.product.download('Spile', '2 MB'), 'Spile (pdf, 2 MB)', 'Spile (PDF, 2 MB)'],
  [(w) => w.product.family('Tove'), 'Verder in de reeks Tove', 'More from the Tove series'],
  [(w) => w.product.vatIncluded, 'incl. btw', 'incl. VAT'],
  [(w) => w.product.freeDelivery, 'gratis levering', 'free delivery'],
  [(w) => w.product.soldOut, 'niet meer leverbaar', 'no longer available'],
  [(w) => w.stock.inStock, 'Op voorraad', 'In stock'],
  [(w) => w.stock.soldOut, 'Uitverkocht', 'Sold out'],
])

testSentences('gallery', { nl: galleryNl, en: galleryEn }, [
  [(w) => w.room.fits(84), 'Het past, met aan elke kant nog 84 cm.', 'It fits, with 84 cm left on each side.'],
  [(w) => w.room.fits(0), 'Het past precies.', 'It fits exactly.'],
  [
    (w) => w.room.tooWide(52),
    'Het past niet: je muur is 52 cm te smal.',
    'It does not fit: your wall is 52 cm too narrow.',
  ],
  [(w) => w.room.door(83), 'Het gaat door een deur van 83 cm breed.', 'It goes through a door 83 cm wide.'],
  [(w) => w.gone.title('Spile'), 'Spile is er niet meer.', 'Spile is no longer here.'],
  [
    (w) => w.gone.withFamily('Tove'),
    'Dit stuk verkopen we niet meer. De reeks Tove staat er nog.',
    'This piece has left the shop. The Tove series is still here.',
  ],
  [(w) => w.gone.family('Tove'), 'Bekijk de reeks Tove', 'See the Tove series'],
  [(w) => w.gone.brand('Hiljaa'), 'Alles van Hiljaa', 'Everything by Hiljaa'],
])
