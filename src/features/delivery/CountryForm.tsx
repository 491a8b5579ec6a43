import { type FormEvent, useState } from 'react'
import type { Country } from '../../contract/catalogue'
import { Button } from '../../ui/button/Button'
import { ErrorNote } from '../../ui/status/ErrorNote'
import { Note } from '../../ui/status/Note'
import { SlowNote } from '../../ui/status/SlowNote'
import { VisuallyHidden } from '../../ui/page/VisuallyHidden'
import { bringMessages } from '../../i18n/lateMessages'
import { RadioCard } from '../../ui/form/RadioCard'
import { useMoney } from '../../i18n/money'
import * as text from '../../ui/text.module.css'
import * as body from '../../ui/panelBody.module.css'

const useMessages = bringMessages('panel')

interface CountryFormProps {
  countries: readonly Country[]
  countryId: number | null
  note: string | null
  isBusy: boolean
  error: string | null
  onSave: (countryId: number) => void
}

export function CountryForm({ countries, countryId, note, isBusy, error, onSave }: CountryFormProps) {
  const messages = useMessages('panel')
  const formatEuro = useMoney()
  const { commonNotes, otherNotes } = splitCommonNotes(useCountryNotes(countries))
  const [chosenId, setChosenId] = useState(countryId ?? countries[0]?.id_country ?? null)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (chosenId !== null) onSave(chosenId)
  }
  return (
    <form className={body.fields} onSubmit={handleSubmit}>
      {note && <Note>{note}</Note>}
      {commonNotes.length > 0 && (
        <p className={`${text.sm} ${text.stone}`}>{messages.country.usually(commonNotes.join(', '))}</p>
      )}
      <fieldset>
        <VisuallyHidden as="legend">{messages.country.legend}</VisuallyHidden>
        {countries.map(({ id_country, name, delivery }, index) => (
          <RadioCard
            key={id_country}
            name="country"
            value={id_country}
            title={name}
            price={delivery && (delivery.price === 0 ? messages.country.free : formatEuro(delivery.price))}
            explanation={otherNotes[index]?.join(', ')}
            checked={id_country === chosenId}
            onChange={() => setChosenId(id_country)}
          />
        ))}
      </fieldset>
      <ErrorNote>{error}</ErrorNote>
      <SlowNote isBusy={isBusy} text={messages.slow} />
      <Button type="submit" isWide isBusy={isBusy}>
        {messages.country.save}
      </Button>
    </form>
  )
}

/** Returns for each country its delivery time and, if delivery has a price, the amount from which it is free. */
function useCountryNotes(countries: readonly Country[]): string[][] {
  const { country: messages } = useMessages('panel')
  const formatEuro = useMoney()
  return countries.map(({ extra_days: extraDays, delivery }) => {
    const freeFrom = delivery && delivery.price > 0 ? delivery.free_from : null
    return [
      ...(delivery?.delay ? [delivery.delay] : []),
      ...(extraDays > 0 ? [messages.longer(extraDays)] : []),
      ...(freeFrom === null ? [] : [messages.from(formatEuro(freeFrom))]),
    ]
  })
}

/** Separates the notes that all rows share, so that the rows do not repeat them. */
export function splitCommonNotes(rows: readonly (readonly string[])[]): {
  commonNotes: string[]
  otherNotes: string[][]
} {
  const [firstRow, ...otherRows] = rows
  const commonNotes =
    otherRows.length > 0 ? (firstRow ?? []).filter((note) => otherRows.every((row) => row.includes(note))) : []
  return { commonNotes, otherNotes: rows.map((row) => row.filter((note) => !commonNotes.includes(note))) }
}
