import { useState, type FormEvent } from 'react'
import type { Country } from '../../contract/catalogue'
import { Button } from '../../design/Button'
import { Note } from '../../design/Note'
import { RadioCard } from '../../design/RadioCard'
import { useWords } from '../../i18n/useWords'
import * as styles from './CartResult.module.css'

interface CountryFormProps {
  countries: readonly Country[]
  /** Where it is delivered now. */
  current: number | null
  busy: boolean
  fault: string | null
  onSave: (idCountry: number) => void
}

/** Where the shop delivers. */
export function CountryForm({ countries, current, busy, fault, onSave }: CountryFormProps) {
  const words = useWords('panel')
  const [chosen, setChosen] = useState(current ?? countries[0]?.id_country ?? null)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (chosen !== null) onSave(chosen)
  }
  return (
    <form className={styles.fields} onSubmit={send}>
      <fieldset>
        <legend className={styles.legend}>{words.country.legend}</legend>
        {countries.map(({ id_country: id, name }) => (
          <RadioCard
            key={id}
            name="country"
            value={id}
            title={name}
            checked={id === chosen}
            onChange={() => setChosen(id)}
          />
        ))}
      </fieldset>
      {fault && (
        <Note look="bad" role="alert">
          {fault}
        </Note>
      )}
      <Button type="submit" block busy={busy}>
        {words.country.save}
      </Button>
    </form>
  )
}
