import { useState, type FormEvent } from 'react'
import type { Country } from '../../../contract/catalogue'
import { Button } from '../../../design/Button'
import { Note } from '../../../design/Note'
import { SlowNote } from '../../../design/SlowNote'
import { VisuallyHidden } from '../../../design/VisuallyHidden'
import { useWords } from '../../../i18n/useWords'
import * as body from '../panelBody.module.css'
import { CountryRow } from './CountryRow'

interface CountryFormProps {
  countries: readonly Country[]
  /** Where it is delivered now. */
  current: number | null
  /** What is to be known before choosing. */
  note: string | null
  busy: boolean
  fault: string | null
  onSave: (idCountry: number) => void
}

/** Where the shop delivers. */
export function CountryForm({ countries, current, note, busy, fault, onSave }: CountryFormProps) {
  const words = useWords('panel')
  const [chosen, setChosen] = useState(current ?? countries[0]?.id_country ?? null)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (chosen !== null) onSave(chosen)
  }
  return (
    <form className={body.fields} onSubmit={send}>
      {note && <Note>{note}</Note>}
      <fieldset>
        <VisuallyHidden as="legend">{words.country.legend}</VisuallyHidden>
        {countries.map((country) => (
          <CountryRow
            key={country.id_country}
            country={country}
            checked={country.id_country === chosen}
            onChoose={() => setChosen(country.id_country)}
          />
        ))}
      </fieldset>
      {fault && (
        <Note look="bad" role="alert">
          {fault}
        </Note>
      )}
      <SlowNote underWay={busy} text={words.slow} />
      <Button type="submit" block busy={busy}>
        {words.country.save}
      </Button>
    </form>
  )
}
