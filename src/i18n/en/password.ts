import type { Areas } from '../words'

export const password: Areas['password'] = {
  ask: {
    title: 'Ask for a new password',
    text: 'Fill in the email address of your account. We send you a link to choose a new password with.',
    email: 'Email address',
    submit: 'Send me a link',
    failed:
      'That did not work just now. Please try again shortly. Have you asked a few times already? Then wait a quarter of an hour.',
    reloaded:
      'Had you opened the link from your mail already? Then open it once more from that mail. For your safety this page does not keep it.',
    toLogin: 'Back to logging in',
  },
  asked: {
    title: 'Have a look in your mailbox',
    text: (email) =>
      `If ${email} belongs to an account, a mail with a link will be there shortly. It works for an hour, and once.`,
    nothing: 'Nothing there? Look among your unwanted mail as well, and whether the address is right.',
    again: 'Ask again',
  },
  set: {
    title: 'Choose a new password',
    text: 'Finish it in one go: if you reload this page, you open the link from the mail once more.',
    label: 'New password',
    submit: 'Save the password',
  },
  done: {
    title: 'Your new password is saved',
    text: 'Log in with it. Your account is now logged out on all your devices.',
    login: 'Log in',
  },
  faults: {
    expired: {
      title: 'This link no longer works',
      text: 'A link works for an hour, and only the last one that you asked for. Ask for a new one below.',
    },
    used: {
      title: 'This link has been used',
      text: 'Each link sets a password once. Perhaps the new one is saved already: try logging in with it. If that does not work, ask for a new link below.',
    },
    unknown: {
      title: 'We do not know this link',
      text: 'Perhaps not all of it was taken over from the mail. Open it once more, or ask for a new one below.',
    },
  },
  details: {
    title: 'Your details',
    profile: {
      title: 'Name and email address',
      submit: 'Save your details',
      done: 'Your details are saved.',
      emailHelp: 'You log in with it. If you change it, we let you know at your previous address.',
      accountExists: 'There is another account with this email address already.',
    },
    change: {
      title: 'Password',
      current: 'Current password',
      new: 'New password',
      submit: 'Change the password',
      done: 'Your password is changed. On your other devices you log in again.',
      missing: 'Fill in your password.',
      wrong: 'This is not your password. Please have another look.',
      maybeDone: 'This is not your password. Perhaps the new one was saved just now after all: fill that in here.',
    },
    data: {
      title: 'Everything we keep about you',
      text: 'Your name, addresses, orders, wishlist, gift lists and newsletter, in one file.',
      submit: 'Download your data',
      file: 'up-north-my-data.json',
      done: 'Your data are downloaded.',
    },
    delete: {
      title: 'Deleting your account',
      open: 'Delete your account',
      goes: 'This goes, and does not come back:',
      goesList: [
        'your name, email address and password',
        'your addresses',
        'your wishlist and your gift lists',
        'your newsletter subscription',
        'your basket',
      ],
      stays:
        'We keep your orders for as long as the law asks, with what stands on the invoice and apart from any account. What is still on its way will arrive. If you would like to keep your data, download them first.',
      password: 'Your password, to confirm',
      submit: 'Delete my account',
      keep: 'Keep my account',
      done: 'Your account is deleted. We have sent you one last mail to confirm it.',
    },
  },
}
