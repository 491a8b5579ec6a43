/** The messages about passwords (forgotten, new and changed), personal details, data download and account deletion. */
export const password = {
  ask: {
    title: 'Vraag een nieuw wachtwoord aan',
    text: 'Vul het e-mailadres van je account in. We sturen je een link waarmee je een nieuw wachtwoord kiest.',
    email: 'E-mailadres',
    submit: 'Stuur me een link',
    failed:
      'Dat lukte nu niet. Probeer het zo opnieuw. Heb je het al een paar keer aangevraagd? Wacht dan een kwartier.',
    reloaded:
      'Had je de link uit je mail al geopend? Open hem dan nog eens vanuit die mail. Voor je veiligheid bewaart deze pagina hem niet.',
    toLogin: 'Terug naar inloggen',
  },
  asked: {
    title: 'Kijk in je mailbox',
    text: (email: string) =>
      `Hoort er bij ${email} een account, dan krijg je zo een mail met een link. Die werkt een uur lang en één keer.`,
    nothing: 'Niets gekregen? Kijk ook in je spammap, en controleer of het adres klopt.',
    again: 'Vraag het opnieuw aan',
  },
  set: {
    title: 'Kies een nieuw wachtwoord',
    text: 'Rond het in één keer af: laad je deze pagina opnieuw, dan moet je de link in de mail nog eens openen.',
    label: 'Nieuw wachtwoord',
    submit: 'Bewaar het wachtwoord',
  },
  done: {
    title: 'Je nieuwe wachtwoord is bewaard',
    text: 'Log ermee in. Op al je apparaten ben je nu uitgelogd.',
    login: 'Log in',
  },
  faults: {
    expired: {
      title: 'Deze link werkt niet meer',
      text: 'Een link werkt een uur, of tot je wachtwoord verandert. Vraag hieronder een nieuwe aan.',
    },
    used: {
      title: 'Deze link is al gebruikt',
      text: 'Met elke link kies je één keer een wachtwoord. Misschien is het nieuwe al bewaard: probeer ermee in te loggen. Lukt dat niet, vraag dan hieronder een nieuwe link aan.',
    },
    unknown: {
      title: 'Deze link kennen we niet',
      text: 'Misschien is hij niet helemaal overgenomen uit de mail. Open hem nog eens, of vraag hieronder een nieuwe aan.',
    },
  },
  details: {
    profile: {
      title: 'Naam en e-mailadres',
      submit: 'Bewaar je gegevens',
      done: 'Je gegevens zijn bewaard.',
      unsaved: 'Wat je eerder veranderde, staat er nog, maar is nog niet bewaard.',
      emailHelp: 'Hiermee log je in. Wijzig je het, dan laten we dat op je vorige adres weten.',
      accountExists: 'Er is al een ander account met dit e-mailadres.',
    },
    change: {
      title: 'Wachtwoord',
      current: 'Huidig wachtwoord',
      new: 'Nieuw wachtwoord',
      submit: 'Wijzig het wachtwoord',
      done: 'Je wachtwoord is gewijzigd. Op je andere apparaten log je opnieuw in.',
      missing: 'Vul je wachtwoord in.',
      wrong: 'Dit wachtwoord klopt niet. Kijk het nog eens na.',
      maybeDone: 'Dit wachtwoord klopt niet. Misschien is het nieuwe zojuist toch bewaard: vul dat dan hier in.',
    },
    data: {
      title: 'Alles wat we van je bewaren',
      text: 'Je naam, adressen, bestellingen, favorieten, wenslijsten en nieuwsbrief, in één bestand.',
      submit: 'Download je gegevens',
      file: 'mijn-gegevens.json',
      done: 'Je gegevens zijn gedownload.',
    },
    delete: {
      title: 'Account verwijderen',
      open: 'Verwijder je account',
      goes: 'Dit wordt voorgoed verwijderd:',
      goesList: [
        'je naam, e-mailadres en wachtwoord',
        'je adressen',
        'je favorieten en je wenslijsten',
        'je inschrijving op de nieuwsbrief',
        'je mandje',
      ],
      stays:
        'Je bestellingen bewaren we zolang de wet dat vraagt, met wat op de factuur staat en los van een account. Wat nog onderweg is, komt gewoon aan. Wil je je gegevens bewaren, download ze dan eerst.',
      password: 'Je wachtwoord, ter bevestiging',
      submit: 'Verwijder mijn account',
      keep: 'Behoud mijn account',
      done: 'Je account is verwijderd. We stuurden je nog één mail om dat te bevestigen.',
    },
  },
}
