import texts from '../../../data/content/en/shop.json'
import type { Areas } from '../messages'

export const newsletter: Areas['newsletter'] = {
  title: 'Newsletter',
  form: {
    email: 'Your email address',
    firstName: 'First name',
    lastName: 'Last name',
    optional: '(optional)',
    submit: 'Sign me up',
    consent: 'We use your address for this newsletter only. Every letter has a link to unsubscribe.',
    privacy: 'How we handle your data',
    sent: 'Thank you, please check your mailbox.',
    sentTo: (email) => `Follow the link in the email to ${email} and you are on the list.`,
    other: 'Use another address',
  },
  letter: {
    confirm: {
      title: 'One more step',
      text: 'Confirm that you would like our newsletter and we will put you on the list.',
      submit: 'Yes, put me on the list',
      done: 'You are on the list.',
      doneMore: 'The next letter will come to you. Every letter has a link to unsubscribe.',
    },
    unsubscribe: {
      title: 'No more newsletters?',
      text: 'We will not send you any after this. Your orders and your account stay as they are.',
      submit: 'Take me off the list',
      done: 'You are off the list.',
      doneMore: 'You will get no more newsletters from us. You can always come back.',
    },
    again: 'Ask for a new email here',
  },
  choice: {
    loading: 'We are checking whether you get the newsletter.',
    failed: 'We could not check whether you get the newsletter.',
    none: `You do not get the newsletter through your account. ${texts.newsletter.text}`,
    pending: (email) => `Check your mailbox: follow the link in the email to ${email} and you are on the list.`,
    subscribed: (email) => `You get the newsletter at ${email}.`,
    subscribe: 'Sign me up',
    again: 'Send the email again',
    sentAgain: 'The email is on its way again.',
    withdraw: 'Never mind',
    unsubscribe: 'Take me off the list',
  },
  errors: {
    email: 'Enter your email address, such as name@example.com.',
    invalid: 'This is not quite right yet. Please check it.',
    linkExpired: 'This link is too old. Ask for a new email and confirm from that one.',
    gone: 'We do not recognise this link. Copy it in full, or use the link in the last email you got.',
  },
  slow: 'This is taking longer than usual. What you filled in is kept.',
}
