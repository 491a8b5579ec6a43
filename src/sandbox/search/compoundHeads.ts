const shortestHead = 4
const shortestStart = 3

/** The last parts of a folded word that are words, the longest first. */
export type HeadsOf = (word: string) => string[]

/**
 * Finds the last parts of compound words, so that `stoel` finds an eetkamerstoel. The words themselves tell which parts
 * are words: the end of a long word counts when it also stands alone (stoel), or follows on two different letters
 * (stoelen in baRstoelen and tuiNstoelen). Words are folded.
 */
export function compoundHeads(words: Iterable<string>): HeadsOf {
  const known = new Set(words)
  const before = new Map<string, Set<string>>()
  for (const word of known) {
    for (const [start, head] of splits(word)) {
      before.set(head, (before.get(head) ?? new Set()).add(start.slice(-1)))
    }
  }
  const isWord = (head: string) => known.has(head) || (before.get(head)?.size ?? 0) > 1
  return (word) => splits(word).flatMap(([, head]) => (isWord(head) ? [head] : []))
}

const splits = (word: string): [start: string, head: string][] =>
  Array.from({ length: Math.max(0, word.length - shortestStart - shortestHead + 1) }, (_, at) => [
    word.slice(0, shortestStart + at),
    word.slice(shortestStart + at),
  ])
