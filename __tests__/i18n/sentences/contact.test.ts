import { contact as en } from '../../../src/i18n/en/contact'
import { contact as nl } from '../../../src/i18n/nl/contact'
import { testSentences } from '../../support/data/sentences'

testSentences('contact', { nl, en }, [
  [
    (w) => w.sentTo('ine@example.be'),
    'We stuurden een bevestiging naar ine@example.be.',
    'We have sent a confirmation to ine@example.be.',
  ],
  [
    (w) => w.files.help(3, 'jpg, pdf', 8),
    'Hoogstens 3 bestanden (jpg, pdf) van elk 8 MB.',
    'At most 3 files (jpg, pdf) of 8 MB each.',
  ],
  [(w) => w.files.size('1.5'), '1.5 MB', '1.5 MB'],
  [(w) => w.files.added('a.jpg'), 'a.jpg is toegevoegd.', 'a.jpg has been added.'],
  [(w) => w.files.remove('a.jpg'), 'Haal a.jpg weg', 'Remove a.jpg'],
  [(w) => w.files.removed('a.jpg'), 'a.jpg is weggehaald.', 'a.jpg has been removed.'],
  [(w) => w.files.retryFile('a.jpg'), 'Verstuur opnieuw: a.jpg', 'Send again: a.jpg'],
  [(w) => w.files.tooMany(3), 'Kies hoogstens 3 bestanden.', 'Choose 3 files at most.'],
  [
    (w) => w.files.tooLarge('a.jpg', 8),
    'a.jpg is groter dan 8 MB. Kies een kleiner bestand.',
    'a.jpg is larger than 8 MB. Choose a smaller file.',
  ],
  [(w) => w.files.empty('a.jpg'), 'a.jpg is leeg. Kies een ander bestand.', 'a.jpg is empty. Choose another file.'],
  [
    (w) => w.files.wrongType('a.gif', 'jpg, pdf'),
    'a.gif kunnen we niet openen. Kies een bestand van het type jpg, pdf.',
    'We cannot open a.gif. Choose a file of the type jpg, pdf.',
  ],
  [
    (w) => w.files.lost('a.jpg'),
    'a.jpg was nog niet verstuurd toen je de pagina verliet of opnieuw laadde. Kies het bestand opnieuw, of haal het weg.',
    'a.jpg had not been sent yet when you left or reloaded the page. Please choose it again, or remove it.',
  ],
  [(w) => w.appointment.slot('10', '11'), '10 tot 11 uur', '10 to 11'],
  [(w) => w.appointment.when('dag', '10', '11'), 'Op dag, van 10 tot 11 uur.', 'On dag, from 10 to 11.'],
  [(w) => w.cancellation.which('dag', '10'), 'Het was dag om 10 uur.', 'It was on dag at 10.'],
  [
    (w) => w.errors.metres('0,5', '50'),
    'Vul een getal in van 0,5 tot 50, zoals 4,20.',
    'Fill in a number from 0,5 to 50, such as 4.20.',
  ],
  [(w) => w.errors.tooLong(5), 'Dit mag hoogstens 5 tekens lang zijn.', 'This can be 5 characters at most.'],
])
