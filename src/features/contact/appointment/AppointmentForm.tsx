import { useEffect, useRef, useState } from 'react'
import { type Appointment, appointmentPlaces } from '../../../contract/appointments'
import { isErrorOfType } from '../../../contract/error'
import { Form, useFormSubmit } from '../../../forms/Form'
import { focusControl } from '../../../forms/focusControl'
import { bringMessages } from '../../../i18n/lateMessages'
import { bookAppointment, loadSlots } from '../../../store/contact/contactThunks'
import type { RecordedError } from '../../../store/http/ApiError'
import type { AppThunk } from '../../../store/AppThunk'
import { useQuery } from '../../../store/query/useQuery'
import { buildSenderPayload, type ContactField, type ContactFields } from '../message/formFields'
import { MessageField } from '../message/MessageField'
import { PrivacyNote } from '../message/PrivacyNote'
import { SenderFields } from '../message/SenderFields'
import { useContactForm } from '../message/useContactForm'
import { AppointmentNotice } from './AppointmentNotice'
import { addAttempt, parseAttempt, formatAttempt } from './attemptedSlot'
import { SlotChoice } from './SlotChoice'
import { useFormContext } from 'react-hook-form'
import { Icon } from '../../../ui/figure/Icon'
import { RadioCard } from '../../../ui/form/RadioCard'
import * as text from '../../../ui/text.module.css'
import * as formStyles from '../../../forms/Form.module.css'
import * as styles from '../message/ContactForm.module.css'
import * as fieldStyles from '../../../ui/form/Field.module.css'
import * as placeFieldStyles from './SlotChoice.module.css'

const useMessages = bringMessages('contact', 'identity')

const fieldOrder: readonly ContactField[] = ['place', 'day', 'starts', 'attempted', 'name', 'email', 'phone', 'message']

/** @param hasInitialFocus whether the form replaces a pressed button, and therefore receives the focus */
export function AppointmentForm({ hasInitialFocus }: { hasInitialFocus: boolean }) {
  const { appointment: messages, kept } = useMessages('contact')
  const { optional, form: formMessages } = useMessages('identity')
  const slotQuery = useQuery('slots', loadSlots, { isPublic: true })
  const { form, getSeed, showFieldError, restartForm, forgetDraft } = useContactForm({
    name: 'appointment',
    fields: fieldOrder,
    isMessageOptional: true,
  })
  const [bookedAppointment, setBookedAppointment] = useState<{ appointment: Appointment; email: string } | null>(null)

  const wasReplaced = useRef(hasInitialFocus)
  useEffect(() => {
    // The pressed button has disappeared with the notice around it.
    if (wasReplaced.current && !bookedAppointment) focusControl('place')
    wasReplaced.current = bookedAppointment !== null
  }, [bookedAppointment])
  const wasAttempted = useRef(false)

  /** Records the slot in the draft before the request is sent, because the response may be lost. */
  const recordAttempt = ({ starts, attempted }: ContactFields) => {
    wasAttempted.current = parseAttempt(attempted)?.starts === starts
    const slot = addAttempt(slotQuery.data ?? [], attempted).find((candidate) => candidate.starts === starts)
    if (slot) form.setValue('attempted', formatAttempt(slot))
  }
  const removeTakenSlot = () => {
    const starts = form.getValues('starts')
    slotQuery.replace((slots) => slots.filter((slot) => slot.starts !== starts))
    form.setValue('attempted', '')
    form.setValue('starts', '')
    form.setError('starts', { message: wasAttempted.current ? messages.perhapsYours : messages.taken })
    focusControl('starts')
  }
  const sendAppointment = (): AppThunk<Promise<RecordedError | null>> => async (dispatch) => {
    const fields = form.getValues()
    recordAttempt(fields)
    const place = appointmentPlaces.find((appointmentPlace) => appointmentPlace === fields.place) ?? 'shop'
    const payload = { ...buildSenderPayload(fields), place, starts: fields.starts, message: fields.message.trim() }
    const outcome = await dispatch(bookAppointment({ payload, seed: getSeed() }))
    if (!outcome.ok) return outcome.error
    forgetDraft()
    setBookedAppointment({ appointment: outcome.answer, email: payload.email })
    return null
  }
  const submitState = useFormSubmit<ContactFields>(sendAppointment, {
    showFieldError: (error, recordedError) => {
      if (!isErrorOfType(recordedError, 'slot_taken')) return showFieldError(error)
      removeTakenSlot()
      return true
    },
    pickErrors: () => ({ invalid: formMessages.invalid, kept }),
  })
  if (bookedAppointment) {
    const handleAgain = () => {
      restartForm()
      slotQuery.retry()
      setBookedAppointment(null)
    }
    return <AppointmentNotice {...bookedAppointment} onAgain={handleAgain} />
  }
  return (
    <div className={styles.narrow}>
      <h2 className={text.xl}>{messages.title}</h2>
      <Form form={form} fieldOrder={fieldOrder} submitLabel={messages.submit} {...submitState}>
        <div className={formStyles.section}>
          <PlaceField />
          <SlotChoice query={slotQuery} />
          <SenderFields />
          <MessageField label={messages.message} optional={optional} help={messages.messageHelp} />
          <PrivacyNote />
        </div>
      </Form>
    </div>
  )
}

function PlaceField() {
  const { appointment: messages } = useMessages('contact')
  const { register, formState } = useFormContext<ContactFields>()
  const error = formState.errors.place?.message
  return (
    <fieldset
      id="place"
      tabIndex={-1}
      className={placeFieldStyles.times}
      aria-describedby={error ? 'place-help' : undefined}
    >
      <legend className={fieldStyles.label}>{messages.place}</legend>
      <div className={error ? `${placeFieldStyles.cards} ${placeFieldStyles.wrong}` : placeFieldStyles.cards}>
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
