/** Headings and step names of pages whose other words come later: they stand in the HTML. */
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
