import { Button } from '../../../../design/Button'
import * as text from '../../../../design/text.module.css'
import { useWords } from '../../../../i18n/useWords'
import type { LiveList } from '../liveList'
import { withoutAll, withoutFilters } from './choices'
import * as styles from './NothingFits.module.css'

/** The filters give nothing together: which one to let go, with what that would give. */
export function NothingFits({ list }: { list: LiveList }) {
  const words = useWords('list')
  const { choice, shown } = list.state
  const relaxations = (shown?.relaxations ?? []).filter(({ total }) => total > 0)
  return (
    <div className={styles.nothing}>
      <p className={text.lg}>{words.nothing.title}</p>
      {relaxations.length > 0 && <p>{words.nothing.hint}</p>}
      <div className={styles.ways}>
        {relaxations.map(({ filter, total }) => (
          <Button key={filter} look="ghost" onClick={() => list.choose(withoutFilters(choice, [filter]))}>
            {words.nothing.without(words.nothing.filters[filter], total)}
          </Button>
        ))}
        <Button look="ghost" onClick={() => list.choose(withoutAll(choice))}>
          {words.clearAll}
        </Button>
      </div>
    </div>
  )
}
