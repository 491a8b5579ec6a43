import shopDetails from '../../../data/shop.json'
import type { MailMessages } from './nl'

export const en: MailMessages = {
  greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
  bye: `See you soon at ${shopDetails.name}`,
  practice: 'This is a practice shop: nothing is delivered, and this email was not sent but kept as a file.',
  order: {
    subject: (orderNumber) => `Your order ${orderNumber}`,
    intro: 'Thank you for your order. Your payment has come in and we are getting to work.',
    number: 'Order number',
    placed: 'Ordered on',
    paidWith: 'Paid by',
    lines: 'What you ordered',
    between: (from, until) => `between ${from} and ${until}`,
    on: (day) => `on ${day}`,
    days: (when) => `In stock, ${when}`,
    weeks: (when) => `Made for you, ${when}`,
    comes: {
      address: (when) => `Arriving ${when}`,
      point: (when) => `At the pickup point ${when}`,
      shop: (when) => `Ready in the shop ${when}`,
    },
    freePieces: (count) => (count === 1 ? '1 piece free' : `${count} pieces free`),
    fromList: (name) => `From the gift list of ${name}`,
    contribution: (name) => `Contribution to ${name}`,
    contributionRule: (owners) =>
      `A contribution cannot be refunded: whatever this gift does not need, because the amount is not reached or the price changes, becomes credit for ${owners}.`,
    giftMessage: (text) => `Your message: ${text}`,
    giftDestinations: {
      giver: 'Comes to you',
      owner: 'Goes to the address of the list',
      pickup: 'Held at the shop for the person who made the list',
    },
    costs: 'What it costs',
    items: 'Items',
    voucher: (name, code) => `${name} (${code})`,
    delivery: 'Delivery',
    wrapping: 'Gift wrapping',
    fee: 'Payment fee',
    free: 'free',
    total: 'Total',
    vat: (rate) => `Including ${rate}% VAT`,
    deliveredTo: 'Where it goes',
    pickedUpAt: 'Where you collect it',
    invoice: 'Billing address',
    vatNumber: (number) => `VAT number ${number}`,
    wish: 'On the card',
    look: 'See your order',
  },
  withdrawal: {
    subject: (orderNumber) => `Your return for order ${orderNumber}`,
    intro: 'We have received your notice of withdrawal. This is what you are sending back.',
    number: 'Order number',
    asked: 'You told us on',
    lines: 'What comes back',
    pieces: (count) => (count === 1 ? '1 piece' : `${count} pieces`),
    reason: 'What you wrote',
    next: 'We will send you a label or arrange a collection. You will get your money back the way you paid, within fourteen days, or as soon as the pieces are with us or you show that you have sent them, if that is later.',
    cancelled:
      'Your order had not been packed yet and is now cancelled. You will get the full amount back within fourteen days, the way you paid.',
  },
  giftReceived: {
    subject: (list) => `A gift from your list ${list}`,
    intro: (list) => `Good news: you have been given something from your gift list ${list}.`,
    destinations: {
      giver: 'The giver will hand it to you',
      owner: 'We send it to your address',
      pickup: 'You collect it from the shop',
    },
    credit:
      'Whatever this gift does not need, because the amount is not reached or the price changes, becomes credit for you.',
    look: 'See who it is from and read the message',
  },
  giftlistInvitation: {
    subject: 'Keep a gift list together',
    intro: `Someone is asking you to keep a gift list at ${shopDetails.name} together. You will both see the same list, and who gave what.`,
    link: 'Accept the invitation',
    account:
      'A gift list belongs to an account. If you do not have one yet, create it first and then open this link again. The link works for seven days.',
    notYou: 'Does this mean nothing to you? Then there is nothing you need to do.',
  },
  welcome: {
    subject: `Welcome to ${shopDetails.name}`,
    intro: 'Your account is ready. Log in with this email address and the password you chose.',
    use: 'Your account keeps your addresses and orders together, and your basket follows you to every device.',
    notYou: 'Did you not create an account? Let us know and we will remove it.',
    look: 'Go to your account',
  },
  newsletter: {
    confirm: {
      subject: 'Would you like our newsletter?',
      intro:
        'Somebody, probably you, gave this email address for our newsletter. Confirm it and you are on the list. The link works for seven days.',
      link: 'Yes, send me the newsletter',
      notYou: 'Was this not you? Then there is nothing to do: without confirmation you will not get the newsletter.',
    },
    already: {
      subject: 'You already get our newsletter',
      intro: 'This email address was given for our newsletter. It is already on the list, so there is nothing to do.',
    },
    welcome: {
      subject: 'You are on the list',
      intro:
        'Good to have you with us. About once a month you get a letter: new pieces, a look inside a home and first pick of the showroom pieces.',
    },
    end: 'Take me off the list',
  },
  stockAlert: {
    confirm: {
      subject: (product: string) => `Shall we email you about ${product}?`,
      intro:
        'Someone, probably you, asked for an email when this is back in stock. Confirm it and we will keep an eye on it for you. The link works for seven days.',
      link: 'Yes, email me',
      notYou: 'Was this not you? Then there is nothing to do: without your confirmation we send nothing more.',
    },
    returned: {
      subject: (product: string) => `${product} is back`,
      intro: 'You asked us for an email. This is back in stock:',
      link: 'See it in the shop',
      forgotten: 'This was the only email about it. We have erased your address for this request.',
    },
  },
  reset: {
    subject: 'Choose a new password',
    intro:
      'Somebody, probably you, asked for a new password for your account. Use this link to choose one. It works for an hour, and only once.',
    link: 'Choose a new password',
    notYou: 'Did you not ask for it? Then there is nothing to do: your password stays as it is.',
  },
  notices: {
    'password-changed': {
      subject: 'Your password was changed',
      intro: 'The password of your account was changed just now. You will need to log in again on your other devices.',
      notYou: 'Was this not you? Then ask for a new password right away.',
      link: 'Ask for a new password',
    },
    'email-changed': {
      subject: 'The email address of your account was changed',
      intro:
        'From now on your account has a different email address. You will get no more messages about it at this address.',
      notYou: 'Was this not you? Let us know right away.',
      link: '',
    },
    'account-deleted': {
      subject: 'Your account has been deleted',
      intro:
        'Your account has been deleted, with your addresses, your favourites, your gift lists and your newsletter subscription. We keep the invoices of your orders for as long as the law requires. Anything still on its way will arrive.',
      notYou: 'Was this not you? Let us know right away.',
      link: '',
    },
  },
}
