/** The messages that only a build reads for the page "build your own shelving". */
export const buildYourOwn = {
  intro: 'Tik op een voorbeeld. Daarna pas je alles aan: breder, hoger, een kast erbij, een ander hout.',
  presets: 'Begin met een voorbeeld',
  stage: 'Je muur',
  slow: 'Je kunt zo zelf samenstellen. Het laden duurt langer dan normaal.',
  noScript: 'Om zelf samen te stellen is JavaScript nodig. Met deze voorbeelden helpen we je graag in de winkel.',
  person: '1,75 m',
}
