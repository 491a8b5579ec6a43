import { createPlural } from '../languages'

const choosePlural = createPlural('nl')

const formatCount = (count: number) => choosePlural(count, { one: '1 stuk', other: `${count} stukken` })

/** The messages of product lists: filters, sorting, paging and search results. */
export const list = {
  pieces: formatCount,
  /** Announced to screen readers after every change to the list. */
  found: (count: number) => (count === 0 ? 'Geen stukken gevonden' : `${formatCount(count)} gevonden`),
  show: (count: number) => (count === 0 ? 'Niets gevonden' : `Toon ${formatCount(count)}`),
  loading: 'Even geduld',
  wall: {
    all: 'Alle kleuren',
    showAll: (colour: string) => `Alles in ${colour.toLowerCase()}`,
  },
  filter: 'Filter',
  close: 'Sluiten',
  clear: 'Wis',
  clearAll: 'Wis alles',
  chosen: 'Gekozen filters',
  remove: (name: string) => `Verwijder filter: ${name}`,
  price: {
    lowest: 'Van',
    highest: 'Tot',
    lowestHandle: 'Laagste prijs',
    highestHandle: 'Hoogste prijs',
    range: (min: string, max: string) => `${min} – ${max}`,
    least: (min: string) => `vanaf ${min}`,
    most: (max: string) => `tot ${max}`,
    unreadable: 'Typ een bedrag, bijvoorbeeld 500.',
    none: 'Hier valt niets te kiezen.',
  },
  nothing: {
    title: 'Met al deze filters samen is er niets.',
    hint: 'Laat een filter weg:',
    nearest: 'Dit komt het dichtst in de buurt',
    without: (filter: string, count: number) => `Zonder ${filter}: ${formatCount(count)}`,
    filters: {
      categories: 'soort',
      brands: 'merk',
      colours: 'kleur',
      materials: 'materiaal',
      price: 'prijs',
      delivery: 'levertijd',
      in_stock: '“op voorraad”',
      sale: '“in de actie”',
    },
  },
  failed: 'We konden de winkel niet bereiken. Je keuze staat er nog.',
  failedUnfiltered: 'We konden de winkel niet bereiken. Je keuze staat er nog, maar hieronder zie je voorlopig alles.',
  search: {
    found: (count: number, term: string) => `${formatCount(count)} voor “${term}”`,
    corrected: (corrected: string, term: string) => `Gezocht naar “${corrected}” in plaats van “${term}”.`,
    failed: 'We konden de winkel niet bereiken, dus zoeken lukt nu even niet.',
    nothing: (term: string) => `Geen stukken gevonden voor “${term}”.`,
    perhaps: 'Misschien hier?',
  },
  scale: {
    title: 'Op schaal, met iemand van 1,75 m',
    person: '1,75 m',
    personAtTable: '1,75 m, aan een tafel van 75 cm',
    fromFront: (width: string, height: string) => `${width} breed, ${height} cm hoog`,
    fromAbove: (width: string, depth: string) => `${width} × ${depth} cm, van boven gezien`,
    undrawn: 'Niet getekend:',
    failed: 'De tekeningen zijn niet geladen.',
  },
}
