import { useWords } from '../../../i18n/useWords'
import { letterId } from './letterId'
import * as styles from './LetterIndex.module.css'

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** The alphabet: letters that a brand begins with lead to it, the others only keep their place. */
export function LetterIndex({ letters }: { letters: readonly string[] }) {
  const words = useWords('catalogue').brand
  const others = letters.filter((letter) => !alphabet.includes(letter))
  return (
    <nav aria-label={words.letters}>
      <ul className={styles.letters}>
        {[...alphabet, ...others].map((letter) => (
          <li key={letter} aria-hidden={!letters.includes(letter) || undefined}>
            {letters.includes(letter) ? <a href={`#${letterId(letter)}`}>{letter}</a> : <span>{letter}</span>}
          </li>
        ))}
      </ul>
    </nav>
  )
}
