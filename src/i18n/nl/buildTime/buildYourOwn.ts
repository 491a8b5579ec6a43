/** The messages in the HTML of the page "build your own shelving". They are for the build only. */
export const buildYourOwn = {
  intro: 'Tik op een voorbeeld. Daarna pas je alles aan: breder, hoger, een kast erbij, een ander hout.',
  presets: 'Begin met een voorbeeld',
  stage: 'Je muur',
  noScript: 'Om zelf samen te stellen is JavaScript nodig. Met deze voorbeelden helpen we je graag in de winkel.',
  person: '1,75 m',
}
