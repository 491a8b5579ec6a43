import { useEffect, type KeyboardEvent } from 'react'
import { IconButton } from '../../../ui/button/IconButton'
import { MeasureLine } from '../../../ui/figure/MeasureLine'
import { Picture } from '../../../ui/figure/Picture'
import * as text from '../../../ui/text.module.css'
import { useModal } from '../../../ui/page/useModal'
import { bringMessages } from '../../../i18n/lateMessages'
import type { Picture as PictureFile } from '../../../contract/picture'
import * as styles from './FullScreen.module.css'
import { useZoom } from './useZoom'

const useMessages = bringMessages('gallery')

export interface FullScreenProps {
  pictures: readonly PictureFile[]
  /** Null while the view is closed. */
  index: number | null
  onIndexChange: (index: number | null) => void
}

/** The zoom factor for one press of a button or a key. */
const zoomStep = 1.5

export function FullScreen({ pictures, index, onIndexChange }: FullScreenProps) {
  const messages = useMessages('gallery').fullScreen
  const { pictureOf } = useMessages('catalogue').product
  const modal = useModal(index !== null, () => onIndexChange(null))
  const shownIndex = index ?? 0
  const picture = pictures[shownIndex]
  const changePicture = (step: number) => onIndexChange((shownIndex + step + pictures.length) % pictures.length)
  const { zoom, enlargePicture, resetZoom, handlers } = useZoom(picture ?? { width: 4, height: 5 }, changePicture)
  // eslint-disable-next-line react-hooks/exhaustive-deps -- every picture starts unzoomed; `resetZoom` is a new function at every render
  useEffect(resetZoom, [index])

  const keyActions: Record<string, () => void> = {
    ArrowLeft: () => changePicture(-1),
    ArrowRight: () => changePicture(1),
    '+': () => enlargePicture(zoomStep),
    '=': () => enlargePicture(zoomStep),
    '-': () => enlargePicture(1 / zoomStep),
    '0': resetZoom,
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const action = keyActions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }
  return (
    <dialog className={styles.screen} aria-label={messages.title} onKeyDown={handleKeyDown} {...modal}>
      {index !== null && picture && (
        <>
          <div className={styles.head}>
            <IconButton
              icon="minus"
              label={messages.smaller}
              aria-disabled={zoom.scale === 1}
              onClick={() => enlargePicture(1 / zoomStep)}
            />
            <IconButton icon="plus" label={messages.larger} onClick={() => enlargePicture(zoomStep)} />
            <IconButton icon="x" label={messages.close} onClick={() => onIndexChange(null)} />
          </div>
          <div className={styles.stage} {...handlers}>
            <div style={{ transform: `translate(${zoom.x}px,${zoom.y}px) scale(${zoom.scale})` }}>
              <Picture key={picture.name} picture={picture} sizes={zoom.scale > 1 ? '300vw' : '100vw'} priority />
            </div>
          </div>
          <div className={styles.foot}>
            <IconButton
              icon="right"
              label={messages.previous}
              className={styles.back}
              onClick={() => changePicture(-1)}
            />
            <MeasureLine value={shownIndex + 1} max={pictures.length} />
            <span role="status" className={text.xs}>
              {pictureOf(shownIndex + 1, pictures.length)}
            </span>
            <IconButton icon="right" label={messages.next} onClick={() => changePicture(1)} />
          </div>
        </>
      )}
    </dialog>
  )
}
