import shopDetails from '../../../../data/shop.json'

/** The headings and step names in the HTML of pages whose other messages load later, and the texts of the 404 page. */
export const headings = {
  noScript:
    'Deze pagina heeft JavaScript nodig, want ze laat zien wat alleen voor jou is: je mandje, je bestellingen, je gegevens. Zet het aan in je browser en laad de pagina opnieuw.',
  toForm: 'Naar het formulier',
  noScriptForm: `Dit formulier heeft JavaScript nodig. Zet het aan in je browser, of bel ons: ${shopDetails.phone.text}.`,
  cart: 'Je mandje',
  identification: 'Hoe wil je bestellen?',
  info: 'Voor wie is het?',
  shipping: 'Waar mag het naartoe?',
  giftwrapping: 'Is het een cadeau?',
  payment: 'Hoe wil je betalen?',
  status: 'Je betaling',
  confirmation: 'Je bestelling',
  sharedWishlist: 'Gedeelde favorieten',
  steps: {
    label: 'Stappen',
    info: 'Gegevens',
    shipping: 'Levering',
    giftwrapping: 'Cadeau',
    payment: 'Betaling',
    done: 'klaar',
  },
  notFound: {
    search: 'Zoek in de winkel',
    elsewhere: 'Hier kun je verder',
    looking: 'We zoeken deze pagina op.',
    new: 'Nieuw aangekomen',
    contact: 'Contact',
  },
}
