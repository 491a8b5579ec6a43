import type { Areas } from '../words'

export const account: Areas['account'] = {
  navigation: 'Account',
  places: {
    overview: 'Overview',
    orders: 'Orders',
    addresses: 'Addresses',
    wishlist: 'Favourites',
    giftlists: 'Gift lists',
    details: 'Details and newsletter',
  },
  logOut: 'Log out',
  gate: {
    title: 'Log in',
    intro: 'This page is part of your account. Log in and you go straight to it.',
    why: {
      loggedOut: 'You have logged out. Your basket is kept in your account and is empty on this device.',
      ended: 'You have been logged out. Log in again to continue.',
      endedKept: 'You have been logged out. Log in again: what you filled in is still there.',
    },
    newHere: 'No account yet?',
    create: 'Create an account',
    loading: 'One moment, we are fetching your account.',
    slow: 'This is taking longer than usual.',
    reload: 'Reload the page',
    failed: 'We cannot reach the shop, so we cannot open your account yet.',
  },
  home: {
    greeting: (name) => `Hello ${name}`,
    sections: { orders: 'Latest order', addresses: 'Addresses', wishlist: 'Favourites' },
    allOrders: 'All orders',
  },
  create: {
    intro: 'An account keeps your orders together and your addresses ready.',
    known: 'Already have one?',
    logIn: 'Log in',
    you: 'Your details',
    emailHelp: 'You use this to log in.',
    address: 'Would you like to save an address as well?',
    addressLegend: 'Address',
    submit: 'Create my account',
    exists: 'There is already an account with this email address.',
    existsNow: 'Is it yours?',
    or: ' or ',
    forgotten: 'choose a new password',
    countriesFailed: 'We could not fetch the countries. You can save an address later.',
  },
}
