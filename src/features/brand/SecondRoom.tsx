import type { Brand } from '../../contract/catalogue'
import type { PageStory } from '../../pageTable/contents/links'
import { Picture } from '../../ui/figure/Picture'
import * as styles from './BrandHead.module.css'

interface SecondRoomProps {
  brand: Brand
  story: PageStory | null
}

/** Shows the story's picture of a room or else the brand's second picture, unless it is at the top of the page. */
export function SecondRoom({ brand: { picture, picture2 }, story }: SecondRoomProps) {
  const room = [story?.room, picture2].find((each) => each && each.name !== picture?.name)
  return (
    room && (
      <div className={styles.secondRoom}>
        <Picture picture={room} sizes="100vw" />
      </div>
    )
  )
}
