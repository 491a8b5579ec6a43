import type { Areas } from '../messages'

export const consent: Areas['consent'] = {
  title: 'May we look over your shoulder?',
  text: 'Only if you agree do we measure what happens in the shop. You can shop just as well without, and change your choice at the foot of every page.',
  more: 'What we keep',
  all: 'Everything',
  none: 'Only what’s needed',
  choose: 'Choose',
  save: 'Save choice',
  statistics: {
    name: 'Statistics',
    text: 'Which pages and products visitors view and buy. It shows us what the shop could do better.',
  },
  advertising: {
    name: 'Advertising',
    text: 'An advertising network learns which products you view and put in your basket, and may show adverts for them elsewhere.',
  },
  recordings: {
    name: 'Recordings',
    text: 'How visitors click and scroll, with every text made unreadable. Never in your account or at the checkout.',
  },
}
