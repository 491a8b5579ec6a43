/**
 * How many typing errors lie between what was typed and a word: a letter too many, too few, another one, or two that
 * changed places (Damerau-Levenshtein). `goesOn`: the word may be longer than what was typed of it.
 */
export function typingErrors(typed: string, word: string, goesOn = false): number {
  const rows: number[][] = [Array.from({ length: word.length + 1 }, (_, at) => at)]
  const at = (line: number, column: number) => rows[line]?.[column] ?? Infinity
  for (let line = 1; line <= typed.length; line += 1) {
    const row = [line]
    rows.push(row)
    for (let column = 1; column <= word.length; column += 1) {
      const same = typed[line - 1] === word[column - 1]
      const swapped = typed[line - 1] === word[column - 2] && typed[line - 2] === word[column - 1]
      row.push(
        Math.min(
          at(line - 1, column) + 1,
          at(line, column - 1) + 1,
          at(line - 1, column - 1) + (same ? 0 : 1),
          swapped ? at(line - 2, column - 2) + 1 : Infinity,
        ),
      )
    }
  }
  const last = rows.at(-1) ?? []
  return goesOn ? Math.min(...last) : at(typed.length, word.length)
}

/** How many typing errors are forgiven in a word of so many letters: none in the shortest, two from seven letters. */
export const forgiven = (letters: number): number => (letters < 4 ? 0 : letters < 7 ? 1 : 2)
