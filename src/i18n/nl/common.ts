/** What all parts of the shop say alike of a call that did not go through. It comes with any area that is loaded lazily. */
export const common = {
  errors: {
    network: 'We kunnen de winkel niet bereiken.',
    timeout: 'De winkel antwoordde niet op tijd.',
    other: 'Er ging iets mis bij ons.',
    // Each of these follows one of the three sentences above, in areas that have nothing of their own to add.
    checkConnection: 'Controleer je verbinding en probeer het opnieuw.',
    tryAgain: 'Probeer het opnieuw.',
    // Read as well after logging in again: it is true before and after.
    loggedOut: 'Je was intussen uitgelogd. Probeer het opnieuw.',
    tooMany: (minutes: number) =>
      minutes === 1
        ? 'Dat waren te veel pogingen kort na elkaar. Probeer het over een minuut opnieuw.'
        : `Dat waren te veel pogingen kort na elkaar. Probeer het over ${minutes} minuten opnieuw.`,
  },
}
