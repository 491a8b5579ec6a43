/** The messages about the choice to allow statistics, advertising and recordings. */
export const consent = {
  title: 'Mogen we even meekijken?',
  text: 'Alleen als jij het goedvindt, meten we wat er in de winkel gebeurt. Je winkelt net zo goed zonder, en onderaan elke pagina verander je je keuze.',
  more: 'Wat we bewaren',
  all: 'Alles',
  none: 'Alleen het nodige',
  choose: 'Kies zelf',
  save: 'Bewaar keuze',
  statistics: {
    name: 'Statistieken',
    text: 'Welke pagina’s en producten bezoekers bekijken en kopen. Zo zien we wat de winkel beter kan.',
  },
  advertising: {
    name: 'Advertenties',
    text: 'Een advertentienetwerk hoort welke producten je bekijkt en in je mandje legt, en kan er elders reclame voor tonen.',
  },
  recordings: {
    name: 'Opnames',
    text: 'Hoe bezoekers klikken en scrollen, met alle teksten onleesbaar. Nooit in je account of bij het afrekenen.',
  },
}
