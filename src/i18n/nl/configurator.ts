/** The messages of the page "build your own shelving". */
export const configurator = {
  text: {
    empty: 'De muur is nog leeg.',
    summary: (columns: number, width: number, parts: number) =>
      `${columns === 1 ? '1 kolom' : `${columns} kolommen`}, ${width} cm breed, ${parts} onderdelen.`,
    column: (column: number, width: number) => `Kolom ${column}, ${width} cm breed`,
    part: (name: string, at: number) => `${name} op ${at} cm`,
  },
  refusals: {
    thisPart: 'dit onderdeel',
    wallSize: {
      width: (min: number, max: number) => `Een muur is ${min} tot ${max} cm breed.`,
      height: (min: number, max: number) => `Een muur is ${min} tot ${max} cm hoog.`,
      depth: (min: number, max: number) => `De vrije diepte is ${min} tot ${max} cm.`,
    },
    door: 'De deur valt buiten de muur.',
    slope: 'Het schuine dak past niet bij deze muur.',
    tooWide: (needed: number, available: number) => `Het rek is ${needed} cm breed en de muur ${available} cm.`,
    tooHigh: (needed: number, available: number) =>
      `De stijl komt tot ${needed} cm, maar het plafond is hier ${available} cm hoog.`,
    tooDeep: (needed: number, available: number) => `Dit is ${needed} cm diep en je hebt ${available} cm vrij.`,
    behindDoor: 'Hier gaat de deur open.',
    tooManyColumns: (most: number) => `Een rek heeft hoogstens ${most} kolommen.`,
    noSize: {
      width: 'Een kolom in die breedte bestaat niet.',
      depth: 'Stijlen in die diepte bestaan niet.',
      upright: 'Een stijl in die hoogte bestaat niet.',
      colour: 'Stijlen in die kleur bestaan niet.',
      finish: 'Dit onderdeel bestaat niet in die afwerking.',
    },
    offGrid: (grid: number) => `De sporten zitten om de ${grid} cm.`,
    tooManyParts: (most: number) => `In een kolom passen hoogstens ${most} onderdelen.`,
    notMade: (name: string, width: number, depth: number) =>
      `Een ${name} past niet in een kolom van ${width} cm breed en ${depth} cm diep.`,
    outsideUprights: (from: number, until: number) =>
      from < until
        ? `De stijlen dragen hier van ${from} tot ${until} cm.`
        : 'De stijlen hangen hier niet naast elkaar.',
    tooClose: (gap: number, other: string) => `Hou minstens ${gap} cm afstand van: ${other}.`,
    deskHeight: (heights: string) => `Een bureaublad hangt op ${heights} cm.`,
    noLegRoom: (needed: number) => `Onder een bureaublad blijft ${needed} cm vrij voor je benen.`,
    tooHeavy: (load: number, most: number) => `Vol weegt deze kolom ${load} kg, en twee stijlen dragen er ${most}.`,
    aboveChildren: (most: number) => `Met kinderen in huis hangen kasten en lades hoogstens op ${most} cm.`,
    noSuch: 'Dat staat er niet meer.',
  },
  nearest: {
    none: 'Er past hier niets anders. Haal eerst iets weg.',
    add: (part: string, column: number) => `Zet een ${part} in kolom ${column}`,
    move: (at: number, column: number) => `Zet het op ${at} cm in kolom ${column}`,
    copy: (at: number, column: number) => `Zet de kopie op ${at} cm in kolom ${column}`,
    addColumn: (width: number) => `Voeg een kolom van ${width} cm toe`,
    width: (width: number) => `Maak de muur ${width} cm breed`,
    height: (height: number) => `Maak de muur ${height} cm hoog`,
    depth: (depth: number) => `Reken op ${depth} cm diepte`,
    left: (left: number) => `Zet het rek op ${left} cm van links`,
    upright: (height: number) => `Neem stijlen van ${height} cm`,
    finish: (name: string) => `Neem ${name}`,
    withoutPart: (part: string) => `Doe het zonder ${part}`,
    withoutParts: (count: number) => `Doe het en haal ${count} onderdelen weg`,
    withoutColumns: (count: number) =>
      count === 1 ? 'Doe het en haal één kolom weg' : `Doe het en haal ${count} kolommen weg`,
    uprightDepth: (depth: number) => `Neem stijlen van ${depth} cm diep`,
    columnWidth: (width: number) => `Maak de kolom ${width} cm breed`,
    other: 'Neem wat er het dichtst bij komt',
  },
  opened: {
    unreadable: 'Deze link is niet volledig. Je begint met een lege muur.',
    newer: 'Deze link is van een nieuwere versie van deze pagina. Laad de pagina opnieuw.',
    leftOut: (names: string) => `Niet meer leverbaar of niet meer passend, dus weggelaten: ${names}.`,
  },
  share: {
    mailSubject: 'Een rek dat ik samenstelde',
    mailIntro: 'Dit rek stelde ik samen bij Up North:',
    mailLink: 'Open het via deze link en verander wat je wilt:',
  },
}
