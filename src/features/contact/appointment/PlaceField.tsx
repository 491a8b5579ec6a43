import { useFormContext } from 'react-hook-form'
import { appointmentPlaces } from '../../../contract/appointments'
import { bringMessages } from '../../../i18n/lateMessages'
import { Icon } from '../../../ui/figure/Icon'
import { RadioCard } from '../../../ui/form/RadioCard'
import type { ContactFields } from '../message/formFields'
import * as fieldStyles from '../../../ui/form/Field.module.css'
import * as styles from './SlotChoice.module.css'

const useMessages = bringMessages('contact')

/** Whether the customer comes to the shop or talks to it by video. */
export function PlaceField() {
  const { appointment: messages } = useMessages('contact')
  const { register, formState } = useFormContext<ContactFields>()
  const error = formState.errors.place?.message
  return (
    <fieldset id="place" tabIndex={-1} className={styles.times} aria-describedby={error ? 'place-help' : undefined}>
      <legend className={fieldStyles.label}>{messages.place}</legend>
      <div className={error ? `${styles.cards} ${styles.wrong}` : styles.cards}>
        {appointmentPlaces.map((place) => (
          <RadioCard
            key={place}
            value={place}
            title={messages.places[place]}
            explanation={place === 'video' ? messages.videoHelp : undefined}
            {...register('place')}
          />
        ))}
      </div>
      {error && (
        <p id="place-help" className={fieldStyles.error}>
          <Icon name="info" size={15} />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  )
}
