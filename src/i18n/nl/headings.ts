/** The headings and step names in the HTML of pages whose other messages are loaded later. */
export const headings = {
  cart: 'Je mandje',
  identification: 'Hoe wil je bestellen?',
  info: 'Voor wie is het?',
  shipping: 'Waar mag het naartoe?',
  giftwrapping: 'Is het een cadeau?',
  payment: 'Hoe wil je betalen?',
  status: 'Je betaling',
  confirmation: 'Je bestelling',
  steps: {
    label: 'Stappen',
    info: 'Gegevens',
    shipping: 'Levering',
    giftwrapping: 'Cadeau',
    payment: 'Betaling',
    done: 'klaar',
  },
}
