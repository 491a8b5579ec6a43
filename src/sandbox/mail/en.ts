import type { MailWords } from './nl'

export const en: MailWords = {
  greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
  bye: 'See you soon at Up North',
  practice: 'This is a practice shop: nothing is delivered, and this mail was not sent but kept as a file.',
  order: {
    subject: (number) => `Your order ${number}`,
    intro: 'Thank you for your order. Your payment has come in and we are getting to work on it.',
    number: 'Order number',
    placed: 'Ordered on',
    paidWith: 'Paid with',
    lines: 'What you ordered',
    days: (min, max) => `In stock: ${min} to ${max} working days`,
    weeks: (min, max) => `Made for you: ${min} to ${max} weeks`,
    freePieces: (count) => (count === 1 ? '1 piece free' : `${count} pieces free`),
    fromList: (name) => `From the gift list of ${name}`,
    costs: 'What it costs',
    items: 'Articles',
    voucher: (name, code) => `${name} (${code})`,
    delivery: 'Delivery',
    wrapping: 'Gift wrapping',
    free: 'free',
    total: 'Total',
    vat: (rate) => `Including ${rate}% VAT`,
    deliveredTo: 'Where it goes',
    pickedUpAt: 'Where you collect it',
    invoice: 'Invoice address',
    vatNumber: (number) => `VAT number ${number}`,
    wish: 'On the card',
    look: 'See your order',
  },
  withdrawal: {
    subject: (number) => `Your return for order ${number}`,
    intro: 'We have received your withdrawal. This is what you are sending back.',
    number: 'Order number',
    asked: 'Asked on',
    lines: 'What comes back',
    pieces: (count) => (count === 1 ? '1 piece' : `${count} pieces`),
    reason: 'What you wrote',
    next: 'We will send you a label or arrange a collection. Once the pieces are with us, you receive your money back within fourteen days in the same way as you paid.',
    cancelled:
      'Your order was not packed yet and is now cancelled. You receive the full amount back within fourteen days in the same way as you paid.',
  },
  welcome: {
    subject: 'Welcome to Up North',
    intro: 'Your account is ready. Log in with this e-mail address and the password that you chose.',
    use: 'Your account keeps your addresses and orders together, and your cart follows you to every device.',
    notYou: 'Did you not make an account? Let us know and we will take it away.',
    look: 'To your account',
  },
  newsletter: {
    confirm: {
      subject: 'Would you like our newsletter?',
      intro:
        'Somebody, probably you, gave this e-mail address for our newsletter. Confirm it and you are on the list. The link works for seven days.',
      link: 'Yes, send me the newsletter',
      notYou: 'Was it not you? Then there is nothing to do: without confirmation you get no newsletter.',
    },
    already: {
      subject: 'You get our newsletter already',
      intro: 'This e-mail address was given for our newsletter. It is on the list already, so there is nothing to do.',
    },
    welcome: {
      subject: 'You are on the list',
      intro:
        'Good to have you with us. About once a month you get a letter: new pieces, a home to look into and first choice from the showroom.',
    },
    end: 'Take me off the list',
  },
  reset: {
    subject: 'Choose a new password',
    intro:
      'Somebody, probably you, asked for a new password for your account. With this link you choose one. It works for an hour, and once.',
    link: 'Choose a new password',
    notYou: 'Did you not ask for it? Then there is nothing to do: your password stays as it is.',
  },
  notices: {
    'password-changed': {
      subject: 'Your password was changed',
      intro: 'The password of your account was changed just now. On your other devices you log in again.',
      notYou: 'Was it not you? Then ask for a new password right away.',
      link: 'Ask for a new password',
    },
    'email-changed': {
      subject: 'The e-mail address of your account was changed',
      intro: 'From now on your account has another e-mail address. You get no more messages about it at this address.',
      notYou: 'Was it not you? Let us know right away.',
      link: '',
    },
    'account-deleted': {
      subject: 'Your account is deleted',
      intro:
        'Your account is deleted, with your addresses, your wishlist, your gift lists and your newsletter subscription. We keep the invoices of your orders for as long as the law asks. What is still on its way will arrive.',
      notYou: 'Was it not you? Let us know right away.',
      link: '',
    },
  },
}
