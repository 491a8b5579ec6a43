import { useState } from 'react'
import { Button } from '../../../ui/button/Button'
import { SelectField } from '../../../ui/form/Field'
import { useWords } from '../../../i18n/useWords'
import * as text from '../../../ui/text.module.css'
import { findPart } from '../design/Design'
import { findType } from '../design/measures'
import { usePlanner } from '../planner/PlannerContext'
import type { Placing } from '../planner/plannerState'
import { toCm } from '../words/describeDesign'
import * as styles from './controls.module.css'

/** The list of places for a part, beside the bands in the drawing. */
export function PlaceChoice({ placing: { kind, finish, id, places } }: { placing: Placing }) {
  const { system, design, dispatch } = usePlanner()
  const words = useWords('configurator').placing
  const current = id === null ? undefined : findPart(design, id)
  const start = places.findIndex(({ column, at }) => column === current?.column && at === current.part.at)
  const [chosen, setChosen] = useState(Math.max(0, start))
  const put = () => {
    const place = places[chosen] ?? places[0]
    if (!place) return
    dispatch({
      type: 'command',
      command: id === null ? { type: 'add', kind, finish, ...place } : { type: 'move', id, ...place },
    })
  }
  return (
    <section className={styles.selection}>
      <h2 className={text.lg}>{words.title(findType(system, kind)?.name ?? kind)}</h2>
      <p className={`${text.xs} ${text.stone}`}>{words.hint}</p>
      <SelectField
        id="place"
        label={words.place}
        value={chosen}
        onChange={(event) => setChosen(Number(event.target.value))}
      >
        {places.map(({ column, at }, index) => (
          <option key={index} value={index}>
            {words.option(column + 1, toCm(at))}
          </option>
        ))}
      </SelectField>
      <div className={styles.pair}>
        <Button variant="ghost" onClick={put}>
          {words.put}
        </Button>
        <Button variant="ghost" onClick={() => dispatch({ type: 'placingCancelled' })}>
          {words.cancel}
        </Button>
      </div>
    </section>
  )
}
