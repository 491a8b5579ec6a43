import { matchGiftlists } from '../../../src/sandbox/search/matchGiftlists'

const buildList = (name: string, name_parents = '', event_date: string | null = null) => ({
  name,
  name_parents,
  event_date,
})
const lists = [
  buildList('Noortje', 'Søren Åkesson'),
  buildList('Huwelijk Noor en Élias', '', '2025-05-01'),
  buildList('Noor', 'Familie D’Hondt', '2027-06-01'),
  buildList('Noor', 'Janssens', '2027-04-01'),
  buildList('Noor', 'De Smet'),
  buildList('Trouw', 'Noor-Marie', '2024-05-01'),
]
const findPositions = (typed: string) => matchGiftlists(lists, typed, '2026-11-22').map((found) => lists.indexOf(found))

test.each([
  ['whole words first, then the next event, none, and past events, the latest first', 'noor', [3, 2, 4, 1, 5, 0]],
  ['a name without its accent', 'elias', [1]],
  ['accents of the typed text', 'nóór elías', [1]],
  ['both spellings of a letter', 'soeren', [0]],
  ['the other spelling', 'soren akesson', [0]],
  ['the words in any order', 'smet noor', [4]],
  ['the beginning of a compound', 'mar', [5]],
  ['no middle of a word', 'oor', []],
  ['all words, not some', 'noor peeters', []],
  ['small words of either language do not count', 'Noor and the Elias', [1]],
  ['small words alone do', 'de', [4]],
  ['no words at all', '!?', []],
  ['words of an odd apostrophe', "d'hondt", [2]],
])('a search finds %s: %s', (_what, typed, expected) => {
  expect(findPositions(typed)).toEqual(expected)
})
