import { useState } from 'react'
import { bringMessages } from '../../../i18n/lateMessages'
import { useAppDispatch, useAppSelector } from '../../../store/hooks'
import { startStore } from '../../../store/start/startStore'
import { RadioCard } from '../../../ui/form/RadioCard'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { SectionError } from '../../../ui/status/SectionError'
import { selectAccountView } from '../frame/accountGate'
import { LoginForm } from '../../../forms/person/LoginForm'
import { CreateAccountForm } from './CreateAccountForm'

const useMessages = bringMessages('account', 'identity')

type AccessMode = 'login' | 'create'

export function AccountAccess() {
  const { access: messages, gate } = useMessages('account')
  const { methods: titles } = useMessages('identity')
  const { retry } = useMessages('frame').error
  const dispatch = useAppDispatch()
  const view = useAppSelector(selectAccountView)
  const [mode, setMode] = useState<AccessMode>('login')
  if (view === 'failed') {
    return <SectionError message={gate.failed} retry={retry} onRetry={() => void dispatch(startStore())} />
  }
  if (view === 'loading') return <p role="status">{gate.loading}</p>
  const buildRadioProps = (value: AccessMode) => ({
    name: 'access',
    value,
    checked: mode === value,
    onChange: () => setMode(value),
  })
  return (
    <fieldset>
      <VisuallyHidden as="legend">{messages.legend}</VisuallyHidden>
      <RadioCard title={titles.login} {...buildRadioProps('login')}>
        {mode === 'login' && <LoginForm />}
      </RadioCard>
      <RadioCard title={titles.create} {...buildRadioProps('create')}>
        {mode === 'create' && <CreateAccountForm />}
      </RadioCard>
    </fieldset>
  )
}
