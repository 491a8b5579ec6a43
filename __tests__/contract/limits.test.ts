import { readSourceTree } from '../support/readSourceTree'

const { files, read } = readSourceTree(process.cwd())

/** A length as a number: `maxLength(60`, `maxLength={60}`, `maximum: 60`, `text(60)`. */
const lengthAsNumber =
  /\b(?:maxLength(?:\(|=\{| = )|minLength\((?!1\b)|maximum: |text\(|(?:length|letters) = (?=\d{2}))\d+/i

test('Only contract/limits states the length of a field', () => {
  const code = files.filter((file) => /^src\/(contract|forms|features|layout|sandbox\/(routes|list))\//.test(file))
  const repeated = code.flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => lengthAsNumber.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(repeated.filter((found) => !found.startsWith('src/contract/limits.ts'))).toEqual([])
})
