import { useEffect, useRef } from 'react'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import type { Piece } from './pieces'
import * as styles from './Combination.module.css'

/** After a try that did not go all well: which pieces are in the basket and which are not. */
export function PartlyAdded({ pieces }: { pieces: readonly Piece[] }) {
  const words = useWords('panel').combination
  const together = new Intl.ListFormat(useLanguage(), { type: 'conjunction' })
  const names = (ok: boolean) =>
    together.format(pieces.filter(({ result }) => result?.ok === ok).map(({ product }) => product.name))
  const [added, missing] = [names(true), names(false)]
  const place = useRef<HTMLDivElement>(null)
  // Where nothing is left to try, the button that was tapped has made way for a link, and the focus went with it.
  useEffect(() => {
    if (missing && document.activeElement === document.body) place.current?.focus()
  }, [missing])
  return (
    <div ref={place} role="alert" tabIndex={-1} className={styles.partly}>
      {missing && <p className={styles.missing}>{words.missing(missing)}</p>}
      {missing && added && <p>{words.added(added)}</p>}
    </div>
  )
}
