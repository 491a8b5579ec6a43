import type { Areas } from '../messages'

export const password: Areas['password'] = {
  ask: {
    title: 'Ask for a new password',
    text: 'Enter the email address of your account. We will send you a link to choose a new password.',
    email: 'Email address',
    submit: 'Send me a link',
    failed:
      'That did not work just now. Please try again shortly. Have you asked a few times already? Then wait a quarter of an hour.',
    reloaded:
      'Had you already opened the link in your email? Then open it again from that email. For your safety this page does not keep it.',
    toLogin: 'Back to login',
  },
  asked: {
    title: 'Check your mailbox',
    text: (email) =>
      `If ${email} belongs to an account, you will soon get an email with a link. It works for an hour, and only once.`,
    nothing: 'Nothing there? Look in your spam folder too, and check that the address is right.',
    again: 'Ask again',
  },
  set: {
    title: 'Choose a new password',
    text: 'Finish it in one go: if you reload this page, you will have to open the link in the email again.',
    label: 'New password',
    submit: 'Save the password',
  },
  done: {
    title: 'Your new password has been saved',
    text: 'Log in with it. You are now logged out on all your devices.',
    login: 'Log in',
  },
  faults: {
    expired: {
      title: 'This link no longer works',
      text: 'A link works for an hour, or until your password changes. Ask for a new one below.',
    },
    used: {
      title: 'This link has already been used',
      text: 'Each link sets a password once. Perhaps the new one has already been saved: try logging in with it. If that does not work, ask for a new link below.',
    },
    unknown: {
      title: 'We do not recognise this link',
      text: 'Perhaps it was not copied in full from the email. Open it again, or ask for a new one below.',
    },
  },
  details: {
    profile: {
      title: 'Name and email address',
      submit: 'Save your details',
      done: 'Your details have been saved.',
      unsaved: 'What you changed earlier is still here, but has not been saved yet.',
      emailHelp: 'You use this to log in. If you change it, we will let you know at your previous address.',
      accountExists: 'There is already another account with this email address.',
    },
    change: {
      title: 'Password',
      current: 'Current password',
      new: 'New password',
      submit: 'Change the password',
      done: 'Your password has been changed. You will need to log in again on your other devices.',
      missing: 'Enter your password.',
      wrong: 'This password is not right. Please check it.',
      maybeDone:
        'This password is not right. Perhaps the new one was saved just now after all: if so, enter that here.',
    },
    data: {
      title: 'Everything we keep about you',
      text: 'Your name, addresses, orders, favourites, gift lists and newsletter, in one file.',
      submit: 'Download your data',
      file: 'my-data.json',
      done: 'Your data has been downloaded.',
    },
    delete: {
      title: 'Delete your account',
      open: 'Delete your account',
      goes: 'This will be gone for good:',
      goesList: [
        'your name, email address and password',
        'your addresses',
        'your favourites and your gift lists',
        'your newsletter subscription',
        'your basket',
      ],
      stays:
        'We keep your orders for as long as the law requires, with what is on the invoice and separate from any account. Anything still on its way will arrive. If you would like to keep your data, download it first.',
      password: 'Your password, to confirm',
      submit: 'Delete my account',
      keep: 'Keep my account',
      done: 'Your account has been deleted. We have sent you one last email to confirm it.',
    },
  },
}
