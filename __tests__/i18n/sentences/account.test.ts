import { stockAlert as stockAlertEn } from '../../../src/i18n/en/stockAlert'
import { stockAlert as stockAlertNl } from '../../../src/i18n/nl/stockAlert'
import { account as accountEn } from '../../../src/i18n/en/account'
import { common as commonEn } from '../../../src/i18n/en/common'
import { addresses as addressesEn } from '../../../src/i18n/en/addresses'
import { identity as identityEn } from '../../../src/i18n/en/identity'
import { newsletter as newsletterEn } from '../../../src/i18n/en/newsletter'
import { password as passwordEn } from '../../../src/i18n/en/password'
import { account as accountNl } from '../../../src/i18n/nl/account'
import { common as commonNl } from '../../../src/i18n/nl/common'
import { addresses as addressesNl } from '../../../src/i18n/nl/addresses'
import { identity as identityNl } from '../../../src/i18n/nl/identity'
import { newsletter as newsletterNl } from '../../../src/i18n/nl/newsletter'
import { password as passwordNl } from '../../../src/i18n/nl/password'
import { testSentences } from '../../support/data/sentences'

testSentences('account', { nl: accountNl, en: accountEn }, [[(w) => w.home.greeting('Ine'), 'Dag Ine', 'Hello Ine']])

testSentences('addresses', { nl: addressesNl, en: addressesEn }, [
  [(w) => w.changeThis('Kastanjelaan 88'), 'Wijzig Kastanjelaan 88', 'Change Kastanjelaan 88'],
  [(w) => w.removeThis('Kastanjelaan 88'), 'Verwijder Kastanjelaan 88', 'Delete Kastanjelaan 88'],
  [
    (w) => w.makeDeliveryThis('Kastanjelaan 88'),
    'Gebruik als standaard voor levering: Kastanjelaan 88',
    'Make default for delivery: Kastanjelaan 88',
  ],
  [
    (w) => w.makeInvoiceThis('Kastanjelaan 88'),
    'Gebruik als standaard voor facturen: Kastanjelaan 88',
    'Make default for billing: Kastanjelaan 88',
  ],
  [
    (w) => w.isDelivery('Kastanjelaan 88'),
    'Kastanjelaan 88 is nu je standaardleveradres.',
    'Kastanjelaan 88 is now your default delivery address.',
  ],
  [
    (w) => w.isInvoice('Kastanjelaan 88'),
    'Kastanjelaan 88 is nu je standaardfactuuradres.',
    'Kastanjelaan 88 is now your default billing address.',
  ],
  [
    (w) => w.added('Kastanjelaan 88'),
    'Kastanjelaan 88 staat in je account.',
    'Kastanjelaan 88 has been added to your account.',
  ],
  [(w) => w.saved('Kastanjelaan 88'), 'Kastanjelaan 88 is bewaard.', 'Kastanjelaan 88 has been saved.'],
  [(w) => w.removed('Kastanjelaan 88'), 'Kastanjelaan 88 is verwijderd.', 'Kastanjelaan 88 has been deleted.'],
  [
    (w) => w.errors.full(20),
    'Je kunt hoogstens 20 adressen bewaren. Verwijder er eerst een.',
    'You can save 20 addresses at most. Delete one first.',
  ],
])

testSentences('common', { nl: commonNl, en: commonEn }, [
  [(w) => w.known.customer('Ine'), 'Je bent ingelogd als Ine.', 'You are logged in as Ine.'],
  [(w) => w.known.guest('Ine'), 'Je bestelt als gast: Ine.', 'You are ordering as a guest: Ine.'],
  [
    (w) => w.errors.tooMany(1),
    'Dat waren te veel pogingen kort na elkaar. Probeer het over een minuut opnieuw.',
    'That was too many attempts in a short time. Try again in a minute.',
  ],
  [
    (w) => w.errors.tooMany(4),
    'Dat waren te veel pogingen kort na elkaar. Probeer het over 4 minuten opnieuw.',
    'That was too many attempts in a short time. Try again in 4 minutes.',
  ],
])

testSentences('identity', { nl: identityNl, en: identityEn }, [
  [
    (w) => w.login.errors.tooMany(1),
    'Dat is een paar keer misgegaan. Probeer het over een minuut opnieuw.',
    'That went wrong a few times. Try again in a minute.',
  ],
  [
    (w) => w.login.errors.tooMany(4),
    'Dat is een paar keer misgegaan. Probeer het over 4 minuten opnieuw.',
    'That went wrong a few times. Try again in 4 minutes.',
  ],
  [
    (w) => w.password.help(8),
    'Minstens 8 tekens. Een zin die je makkelijk onthoudt, is prima.',
    'At least 8 characters. A sentence that is easy to remember is fine.',
  ],
  [(w) => w.info.summary(24), 'Kijk deze 24 velden nog eens na:', 'Please check these 24 fields:'],
  [
    (w) => w.errors.passwordShort(8),
    'Kies een wachtwoord van minstens 8 tekens.',
    'Choose a password of at least 8 characters.',
  ],
  [(w) => w.errors.tooLong(100), 'Dit mag hoogstens 100 tekens lang zijn.', 'This can be 100 characters at most.'],
  [
    (w) => w.choice.as('Spile', 'ine@example.be'),
    'Je bestelt als Spile, ine@example.be.',
    'You are ordering as Spile, ine@example.be.',
  ],
])

testSentences('newsletter', { nl: newsletterNl, en: newsletterEn }, [
  [
    (w) => w.form.sentTo('ine@example.be'),
    'Klik op de link in de mail aan ine@example.be, dan sta je op de lijst.',
    'Follow the link in the email to ine@example.be and you are on the list.',
  ],
  [
    (w) => w.choice.pending('ine@example.be'),
    'Kijk in je mailbox: klik op de link in de mail aan ine@example.be, dan sta je op de lijst.',
    'Check your mailbox: follow the link in the email to ine@example.be and you are on the list.',
  ],
  [
    (w) => w.choice.subscribed('ine@example.be'),
    'Je krijgt de nieuwsbrief op ine@example.be, ongeveer één keer per maand.',
    'You get the newsletter at ine@example.be, about once a month.',
  ],
])

testSentences('password', { nl: passwordNl, en: passwordEn }, [
  [
    (w) => w.asked.text('ine@example.be'),
    'Hoort er bij ine@example.be een account, dan krijg je zo een mail met een link. Die werkt een uur lang en één keer.',
    'If ine@example.be belongs to an account, you will soon get an email with a link. It works for an hour, and only once.',
  ],
])

testSentences('stockAlert', { nl: stockAlertNl, en: stockAlertEn }, [
  [
    (w) => w.form.sentTo('ine@example.be'),
    'Klik op de link in de mail aan ine@example.be, dan houden we het voor je in de gaten.',
    'Click the link in the email to ine@example.be and we will keep an eye on it for you.',
  ],
])
