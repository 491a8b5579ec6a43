/**
 * How many typing errors lie between what was typed and a word: a letter too many, too few, another one, or two that
 * changed places (Damerau-Levenshtein). `start`: the word may go on after what was typed of it. More than `most` are
 * not counted: Infinity.
 */
export function typingErrors(typed: string, word: string, most: number, start = false): number {
  if (typed.length - word.length > most || (!start && word.length - typed.length > most)) return Infinity
  let before: number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let line = 1; line <= typed.length; line += 1) {
    const row = [line]
    let least = line
    for (let column = 1; column <= word.length; column += 1) {
      const same = typed[line - 1] === word[column - 1]
      let errors = Math.min(last[column]! + 1, row[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1))
      if (typed[line - 1] === word[column - 2] && typed[line - 2] === word[column - 1]) {
        errors = Math.min(errors, before[column - 2]! + 1)
      }
      row.push(errors)
      if (errors < least) least = errors
    }
    if (least > most) return Infinity
    before = last
    last = row
  }
  const errors = start ? Math.min(...last) : last[word.length]!
  return errors > most ? Infinity : errors
}

/** How many typing errors are forgiven in a word of so many letters: none in the shortest, two from seven letters. */
export const forgiven = (letters: number): number => (letters < 4 ? 0 : letters < 7 ? 1 : 2)
