import { Button } from '../../../design/Button'
import { useWords } from '../../../i18n/useWords'
import { ViewHeading } from './ViewHeading'

/** The same for every address: nobody learns here who has an account. */
export function LinkAsked({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { asked: words } = useWords('password')
  return (
    <>
      <ViewHeading takesOver>{words.title}</ViewHeading>
      <p>{words.text(email)}</p>
      <p>{words.nothing}</p>
      <div>
        <Button look="ghost" onClick={onAgain}>
          {words.again}
        </Button>
      </div>
    </>
  )
}
