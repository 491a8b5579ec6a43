import type { Areas } from '../words'

export const gallery: Areas['gallery'] = {
  fullScreen: {
    title: 'Pictures over the full screen',
    previous: 'Previous picture',
    next: 'Next picture',
    larger: 'Larger',
    smaller: 'Smaller',
    close: 'Close',
  },
  recent: {
    title: 'Seen before',
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
    failed: 'The shop is not answering for a moment, so we do not know whether there is anything here.',
  },
}
