import type { Areas } from '../words'

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
}
