import type { Areas } from '../messages'

export const stockAlert: Areas['stockAlert'] = {
  form: {
    title: 'Email me when it is back',
    email: 'Your email address',
    submit: 'Email me',
    consent: 'You will get one email, and then we erase your address.',
    privacy: 'How we handle your data',
    sent: 'Have a look in your inbox.',
    sentTo: (email) => `Click the link in the email to ${email} and we will keep an eye on it for you.`,
  },
  alternatives: 'In stock now',
  email: {
    confirm: {
      title: 'One more click',
      text: 'Confirm that you want an email as soon as it is back.',
      submit: 'Yes, email me',
      done: 'Noted.',
      doneMore: 'As soon as it is back, you will get one email from us. Then we erase your address.',
    },
    unsubscribe: {
      title: 'No email after all?',
      text: 'Then we erase your address for this request, and you will hear no more about it.',
      submit: 'Don’t email me',
      done: 'We will not email you.',
      doneMore: 'Your address has been erased.',
    },
    withdraw: 'Never mind',
    again: 'Ask for a new email on the page of the product.',
    noLink: 'This page belongs to the link in an email from us. Open that link, or look the product up.',
    search: 'Search the shop',
  },
}
