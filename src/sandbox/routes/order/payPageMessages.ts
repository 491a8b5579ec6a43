import shopDetails from '../../../../data/shop.json'

/** The messages are not in src/i18n, because the page represents another site. */
const nl = {
  title: 'Betalen',
  intro: 'Dit is een oefenbetaling. Er wordt niets afgeschreven.',
  to: 'Aan',
  amount: 'Te betalen',
  method: 'Met',
  pay: 'Betaal',
  otherwise: 'Of oefen wat er anders kan gaan',
  refuse: 'Laat de betaling mislukken',
  cancel: 'Annuleer',
  late: 'Betaal, maar laat het later weten',
  lateNote: (seconds: number) => `Je gaat meteen terug. Na ${seconds} seconden hoort de winkel dat er betaald is.`,
  leave: 'Ga terug zonder te kiezen',
  leaveNote: 'De betaling blijft openstaan tot hij verloopt.',
  back: `Terug naar ${shopDetails.name}`,
  done: 'Deze betaling is afgehandeld.',
  unknown: 'Deze betaling bestaat niet.',
}

const en: typeof nl = {
  title: 'Pay',
  intro: 'This is a practice payment. Nothing is charged.',
  to: 'To',
  amount: 'To pay',
  method: 'With',
  pay: 'Pay',
  otherwise: 'Or practise what else can happen',
  refuse: 'Let the payment fail',
  cancel: 'Cancel',
  late: 'Pay, but tell the shop later',
  lateNote: (seconds) => `You go back at once. After ${seconds} seconds the shop hears that it was paid.`,
  leave: 'Go back without choosing',
  leaveNote: 'The payment stays open until it expires.',
  back: `Back to ${shopDetails.name}`,
  done: 'This payment has been handled.',
  unknown: 'There is no such payment.',
}

export const payPageMessages = { nl, en }
