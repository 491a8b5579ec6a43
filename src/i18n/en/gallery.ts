import type { Areas } from '../messages'

export const gallery: Areas['gallery'] = {
  fullScreen: {
    title: 'Full-screen pictures',
    previous: 'Previous picture',
    next: 'Next picture',
    larger: 'Larger',
    smaller: 'Smaller',
    close: 'Close',
  },
  recent: {
    title: 'Recently viewed',
  },
  gone: {
    eyebrow: 'Nowhere to be found',
    title: (name) => `${name} is no longer here.`,
    withFamily: (family) => `This piece has left the shop. The ${family} series is still here.`,
    alone: 'This piece has left the shop. Its maker has other work.',
    family: (family) => `See the ${family} series`,
    brand: (brand) => `Everything by ${brand}`,
    relatives: 'From the same series',
  },
  newer: {
    piece: 'This piece',
    failed: 'The shop is not answering right now, so we do not know whether there is anything here.',
  },
  room: {
    wall: 'How wide is your wall?',
    fits: (width, aside) =>
      `It is ${width} cm wide and fits${aside === 0 ? ' exactly' : `, with ${aside} cm left on each side`}.`,
    tooWide: (width, missing) => `It is ${width} cm wide: your wall is ${missing} cm too narrow.`,
    unreadable: 'Enter a width from 50 to 2000 cm.',
    door: (door) => `Without its packaging it goes through a ${door} cm door.`,
    noDoor: 'It will not go through an ordinary 93 cm door in one piece. Ask us how we bring it in.',
  },
}
