import { useEffect, useState } from 'react'
import { useLater } from '../../design/useLater'
import { VisuallyHidden } from '../../design/VisuallyHidden'
import { useWords } from '../../i18n/useWords'
import { watchSlowNavigation } from './slowNavigation'

const lateLine = () => import(/* webpackChunkName: "shop" */ './LateLine').then((chunk) => chunk.LateLine)

/** Says that a page is late (SPEC §9): a line under the header for the eye, a sentence for the ear. */
export function SlowNavigationLine() {
  const words = useWords('frame')
  const [slow, setSlow] = useState(false)
  const [line, setLine] = useState(false)
  const Line = useLater(line, lateLine)
  useEffect(
    () =>
      watchSlowNavigation((late) => {
        setSlow(late)
        if (late) setLine(true)
      }),
    [],
  )
  return (
    <>
      {Line && <Line arrived={!slow} onEnd={() => setLine(slow)} />}
      <VisuallyHidden>
        <span role="status">{slow && words.slow}</span>
      </VisuallyHidden>
    </>
  )
}
