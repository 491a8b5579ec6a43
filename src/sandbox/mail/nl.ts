import shopDetails from '../../../data/shop.json'

export const nl = {
  /** The name is empty if it is unknown. */
  greeting: (name: string) => (name ? `Dag ${name},` : 'Dag,'),
  bye: `Tot snel bij ${shopDetails.name}`,
  practice: 'Dit is een oefenwinkel: er wordt niets geleverd, en deze mail is niet verstuurd maar als bestand bewaard.',
  order: {
    subject: (orderNumber: string) => `Je bestelling ${orderNumber}`,
    intro: 'Bedankt voor je bestelling. Je betaling is binnen en we gaan ermee aan de slag.',
    number: 'Bestelnummer',
    placed: 'Besteld op',
    paidWith: 'Betaald met',
    lines: 'Wat je bestelde',
    between: (from: string, until: string) => `tussen ${from} en ${until}`,
    on: (day: string) => `op ${day}`,
    days: (when: string) => `Op voorraad, ${when}`,
    weeks: (when: string) => `Voor jou gemaakt, ${when}`,
    /** The same words as on the page of the order (i18n, order.state). */
    comes: {
      address: (when: string) => `Komt ${when}`,
      point: (when: string) => `Bij het afhaalpunt ${when}`,
      shop: (when: string) => `Klaar in de winkel ${when}`,
    },
    freePieces: (count: number) => (count === 1 ? '1 stuk gratis' : `${count} stuks gratis`),
    fromList: (name: string) => `Van de wenslijst van ${name}`,
    contribution: (name: string) => `Bijdrage aan ${name}`,
    /** The same sentence as in the storefront (i18n, giftlistLines.contributionRule). */
    contributionRule: (owners: string) =>
      `Een bijdrage kun je niet terugkrijgen: wat dit cadeau niet nodig heeft, omdat het bedrag niet rondkomt of de prijs verandert, wordt tegoed voor ${owners}.`,
    giftMessage: (text: string) => `Je bericht: ${text}`,
    giftDestinations: {
      giver: 'Komt naar jou',
      owner: 'Gaat naar het adres van de lijst',
      pickup: 'Ligt in de winkel klaar voor wie de lijst maakte',
    },
    costs: 'Wat het kost',
    items: 'Artikelen',
    voucher: (name: string, code: string) => `${name} (${code})`,
    delivery: 'Levering',
    wrapping: 'Cadeauverpakking',
    fee: 'Betaalkosten',
    free: 'gratis',
    total: 'Totaal',
    vat: (rate: number) => `Inclusief ${rate}\u00a0% btw`,
    deliveredTo: 'Waar het naartoe gaat',
    pickedUpAt: 'Waar je het afhaalt',
    invoice: 'Factuuradres',
    vatNumber: (number: string) => `Btw-nummer ${number}`,
    wish: 'Op het kaartje',
    look: 'Bekijk je bestelling',
  },
  withdrawal: {
    subject: (orderNumber: string) => `Je retour van bestelling ${orderNumber}`,
    intro: 'We hebben je herroeping ontvangen. Dit is wat je terugstuurt.',
    number: 'Bestelnummer',
    asked: 'Gemeld op',
    lines: 'Wat terugkomt',
    pieces: (count: number) => (count === 1 ? '1 stuk' : `${count} stuks`),
    reason: 'Wat je erbij schreef',
    next: 'We sturen je een label of spreken af wanneer we het ophalen. Je krijgt het bedrag binnen veertien dagen terug op de manier waarop je betaalde, of zodra de stukken bij ons zijn of je laat zien dat je ze verstuurd hebt, als dat later is.',
    cancelled:
      'Je bestelling was nog niet ingepakt en is nu geannuleerd. Je krijgt het hele bedrag binnen veertien dagen terug op de manier waarop je betaalde.',
  },
  giftReceived: {
    subject: (list: string) => `Een cadeau van je wenslijst ${list}`,
    intro: (list: string) => `Goed nieuws: iemand gaf je iets van je wenslijst ${list}.`,
    destinations: {
      giver: 'Je krijgt het van de gever zelf',
      owner: 'We sturen het naar je adres',
      pickup: 'Je haalt het af in de winkel',
    },
    credit:
      'Wat dit cadeau niet nodig heeft, omdat het bedrag niet rondkomt of de prijs verandert, wordt tegoed voor jou.',
    look: 'Kijk van wie het komt, en lees het bericht',
  },
  giftlistInvitation: {
    subject: 'Maak samen een wenslijst',
    intro: `Iemand vraagt je om samen een wenslijst bij te houden bij ${shopDetails.name}. Jullie zien dan allebei dezelfde lijst, en wie wat gaf.`,
    link: 'Neem de uitnodiging aan',
    account:
      'Een wenslijst hoort bij een account. Heb je er nog geen, maak het dan eerst en open deze link daarna opnieuw. De link werkt zeven dagen.',
    notYou: 'Zegt dit je niets? Dan hoef je niets te doen.',
  },
  welcome: {
    subject: `Welkom bij ${shopDetails.name}`,
    intro: 'Je account is klaar. Je logt in met dit e-mailadres en het wachtwoord dat je gekozen hebt.',
    use: 'In je account staan je adressen en je bestellingen bij elkaar, en je mandje gaat mee naar elk apparaat.',
    notYou: 'Heb je zelf geen account gemaakt? Laat het ons weten, dan halen we het weg.',
    look: 'Naar je account',
  },
  newsletter: {
    confirm: {
      subject: 'Wil je onze nieuwsbrief?',
      intro:
        'Iemand, jij waarschijnlijk, gaf dit e-mailadres op voor onze nieuwsbrief. Bevestig het en je staat op de lijst. De link werkt zeven dagen.',
      link: 'Ja, stuur me de nieuwsbrief',
      notYou: 'Was jij dit niet? Dan hoef je niets te doen: zonder bevestiging krijg je geen nieuwsbrief.',
    },
    already: {
      subject: 'Je krijgt onze nieuwsbrief al',
      intro:
        'Dit e-mailadres is opgegeven voor onze nieuwsbrief. Het staat al op de lijst, dus je hoeft niets te doen.',
    },
    welcome: {
      subject: 'Je staat op de lijst',
      intro:
        'Fijn dat je meeleest. Ongeveer één keer per maand krijg je een brief: nieuwe stukken, een kijkje bij iemand thuis en als eerste de showroommodellen.',
    },
    end: 'Schrijf me uit',
  },
  stockAlert: {
    confirm: {
      subject: (product: string) => `Zullen we je mailen over ${product}?`,
      intro:
        'Iemand, jij waarschijnlijk, vroeg ons te mailen zodra dit weer op voorraad is. Bevestig het, dan houden we het voor je in de gaten. De link werkt zeven dagen.',
      link: 'Ja, mail me',
      notYou: 'Was jij dit niet? Dan hoef je niets te doen: zonder bevestiging sturen we niets meer.',
    },
    returned: {
      subject: (product: string) => `${product} is er weer`,
      intro: 'Je vroeg ons om een mail. Dit is weer op voorraad:',
      link: 'Bekijk het in de winkel',
      forgotten: 'Dit was de enige mail hierover. Je adres hebben we voor deze vraag gewist.',
    },
  },
  reset: {
    subject: 'Kies een nieuw wachtwoord',
    intro:
      'Iemand, jij waarschijnlijk, vroeg een nieuw wachtwoord voor je account aan. Met deze link kies je er een. Hij werkt een uur lang en één keer.',
    link: 'Kies een nieuw wachtwoord',
    notYou: 'Heb je dit niet aangevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
  },
  notices: {
    'password-changed': {
      subject: 'Je wachtwoord is gewijzigd',
      intro: 'Het wachtwoord van je account is net gewijzigd. Op je andere apparaten log je opnieuw in.',
      notYou: 'Was jij dit niet? Vraag dan meteen een nieuw wachtwoord aan.',
      link: 'Vraag een nieuw wachtwoord aan',
    },
    'email-changed': {
      subject: 'Het e-mailadres van je account is gewijzigd',
      intro: 'Je account heeft vanaf nu een ander e-mailadres. Op dit adres krijg je er geen berichten meer over.',
      notYou: 'Was jij dit niet? Laat het ons meteen weten.',
      link: '',
    },
    'account-deleted': {
      subject: 'Je account is verwijderd',
      intro:
        'Je account is verwijderd, met je adressen, je favorieten, je wenslijsten en je inschrijving op de nieuwsbrief. De facturen van je bestellingen bewaren we zolang de wet dat vraagt. Wat nog onderweg is, komt gewoon aan.',
      notYou: 'Was jij dit niet? Laat het ons meteen weten.',
      link: '',
    },
  },
}

export type MailMessages = typeof nl
