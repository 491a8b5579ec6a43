import { Button } from '../../../../design/Button'
import { useWords } from '../../../../i18n/useWords'
import type { LiveList } from '../liveList'

interface ShowButtonProps {
  list: LiveList
  onClick: () => void
}

/** "Toon 9 stukken": how long the list is with what is chosen so far. */
export function ShowButton({ list, onClick }: ShowButtonProps) {
  const words = useWords('list')
  const { shown, busy } = list.state
  return (
    <Button aria-busy={busy === 'list' || undefined} onClick={onClick}>
      {words.show(shown?.total ?? 0)}
    </Button>
  )
}
