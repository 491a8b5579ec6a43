import shopDetails from '../../../data/shop.json'

const nl = {
  received: {
    message: {
      subject: 'We hebben je bericht',
      intro: 'Je bericht is binnen. We antwoorden binnen één werkdag, op dit e-mailadres.',
    },
    complaint: {
      subject: 'We hebben je klacht',
      intro:
        'Wat jammer dat er iets misging. Je klacht is binnen. Binnen één werkdag krijg je antwoord op dit e-mailadres: een voorstel, of een vraag als we nog iets moeten weten.',
    },
    advice: {
      subject: 'We hebben je kamer',
      intro:
        'Je vraag om interieuradvies is binnen. Een van onze adviseurs bekijkt je kamer en schrijft je binnen drie werkdagen.',
    },
    application: {
      subject: 'Je sollicitatie is binnen',
      intro: 'Bedankt dat je bij ons wilt werken. We lezen elke sollicitatie zelf en laten binnen een week iets weten.',
    },
  },
  notYou: 'Kwam dit niet van jou? Dan gaf iemand per ongeluk jouw e-mailadres op en hoef je niets te doen.',
  shop: {
    subjects: {
      message: (name: string) => `Vraag van ${name}`,
      complaint: (name: string) => `Klacht van ${name}`,
      advice: (name: string) => `Interieuradvies voor ${name}`,
      application: (name: string) => `Sollicitatie van ${name}`,
      booked: (name: string) => `Afspraak met ${name}`,
      cancelled: (name: string) => `Afspraak met ${name} geannuleerd`,
    },
    name: 'Naam',
    email: 'E-mailadres',
    phone: 'Telefoon',
    order_number: 'Bestelnummer',
    job: 'Vacature',
    room: 'Kamer',
    style: 'Sfeer',
    width: 'Breedte',
    length: 'Lengte',
    place: 'Waar',
    metres: (count: number) => `${String(count).replace('.', ',')} m`,
    message: 'Bericht',
  },
  rooms: {
    living: 'woonkamer',
    dining: 'eetkamer',
    kitchen: 'keuken',
    bedroom: 'slaapkamer',
    children: 'kinderkamer',
    study: 'werkkamer',
    hall: 'hal',
    outdoors: 'tuin of terras',
  },
  styles: {
    light: 'licht en rustig',
    wood: 'warm hout',
    colour: 'kleur',
    dark: 'donker',
    mixed: 'oud en nieuw door elkaar',
    unsure: 'weet nog niet',
  },
  appointment: {
    subject: (day: string) => `Je afspraak op ${day}`,
    intro: (day: string, from: string, until: string) =>
      `Je afspraak staat vast: ${day}, van ${from} tot ${until} uur (plaatselijke tijd in ${shopDetails.city.nl}).`,
    shop: `We verwachten je in onze winkel: ${shopDetails.street}, ${shopDetails.postcode} ${shopDetails.city.nl}.`,
    video: 'We spreken elkaar per video. De link krijg je een dag van tevoren op dit e-mailadres.',
    calendar: 'Met het bestand in de bijlage zet je de afspraak in je agenda.',
    cancel: 'Kun je toch niet? Annuleer dan hier je afspraak',
    cancelledSubject: 'Je afspraak is geannuleerd',
    cancelled: (day: string, from: string) =>
      `Je afspraak op ${day} om ${from} uur is geannuleerd. Een nieuwe maken kan altijd.`,
    places: { shop: 'in de winkel', video: 'per video' },
    event: `Afspraak bij ${shopDetails.name}`,
    address: `${shopDetails.street}, ${shopDetails.postcode} ${shopDetails.city.nl}`,
  },
}

export type FormMessages = typeof nl

const en: FormMessages = {
  received: {
    message: {
      subject: 'We have your message',
      intro: 'Your message has arrived. We reply within one working day, to this email address.',
    },
    complaint: {
      subject: 'We have your complaint',
      intro:
        'We are sorry that something went wrong. Your complaint has arrived. Within one working day you will get an answer at this email address: a proposal, or a question if there is something we still need to know.',
    },
    advice: {
      subject: 'We have your room',
      intro:
        'Your request for interior advice has arrived. One of our advisers will look at your room and write to you within three working days.',
    },
    application: {
      subject: 'Your application has arrived',
      intro: 'Thank you for wanting to work with us. We read every application ourselves and will reply within a week.',
    },
  },
  notYou: 'Was this not you? Then somebody gave your email address by mistake, and there is nothing to do.',
  shop: {
    subjects: {
      message: (name) => `Question from ${name}`,
      complaint: (name) => `Complaint from ${name}`,
      advice: (name) => `Interior advice for ${name}`,
      application: (name) => `Application from ${name}`,
      booked: (name) => `Appointment with ${name}`,
      cancelled: (name) => `Appointment with ${name} cancelled`,
    },
    name: 'Name',
    email: 'Email address',
    phone: 'Telephone',
    order_number: 'Order number',
    job: 'Vacancy',
    room: 'Room',
    style: 'Mood',
    width: 'Width',
    length: 'Length',
    place: 'Where',
    metres: (count) => `${count} m`,
    message: 'Message',
  },
  rooms: {
    living: 'living room',
    dining: 'dining room',
    kitchen: 'kitchen',
    bedroom: 'bedroom',
    children: 'children’s room',
    study: 'study',
    hall: 'hall',
    outdoors: 'garden or terrace',
  },
  styles: {
    light: 'light and calm',
    wood: 'warm wood',
    colour: 'colour',
    dark: 'dark',
    mixed: 'old and new together',
    unsure: 'not sure yet',
  },
  appointment: {
    subject: (day) => `Your appointment on ${day}`,
    intro: (day, from, until) =>
      `Your appointment is booked: ${day}, from ${from} to ${until} (local time in ${shopDetails.city.en}).`,
    shop: `We will see you in our shop at ${shopDetails.street}, ${shopDetails.postcode} ${shopDetails.city.en}.`,
    video: 'We will meet by video. The link will reach you at this email address the day before.',
    calendar: 'The attached file puts the appointment into your calendar.',
    cancel: 'Can you not make it? Cancel your appointment here',
    cancelledSubject: 'Your appointment is cancelled',
    cancelled: (day, from) =>
      `Your appointment on ${day} at ${from} is cancelled. You are welcome to make another at any time.`,
    places: { shop: 'in the shop', video: 'by video' },
    event: `Appointment at ${shopDetails.name}`,
    address: `${shopDetails.street}, ${shopDetails.postcode} ${shopDetails.city.en}`,
  },
}

export const formMessages = { nl, en }
