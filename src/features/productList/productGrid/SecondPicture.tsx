import { useEffect, useRef, useState } from 'react'
import { Picture, type PictureFile } from '../../../ui/figure/Picture'
import * as styles from './SecondPicture.module.css'

interface SecondPictureProps {
  picture: PictureFile
  sizes: string
  isWide: boolean
}

/**
 * The second picture is visible while the card is hovered or has the keyboard focus. On a touch screen, a swipe
 * switches between the pictures, and the second picture is fetched at the first touch.
 */
export function SecondPicture({ picture, sizes, isWide }: SecondPictureProps) {
  const container = useRef<HTMLDivElement>(null)
  const [isTouchScreen] = useState(() => window.matchMedia?.('(hover: none)').matches ?? false)
  const [isTouched, setIsTouched] = useState(false)
  const [isSecondShown, setIsSecondShown] = useState(false)
  useEffect(() => {
    const card = container.current?.parentElement
    return isTouchScreen && card ? watchSwipes(card, () => setIsTouched(true), setIsSecondShown) : undefined
  }, [isTouchScreen])
  return (
    <div ref={container} className={isWide ? `${styles.place} ${styles.wide}` : styles.place}>
      <div className={isSecondShown ? `${styles.second} ${styles.turned}` : styles.second}>
        <Picture picture={isTouchScreen && !isTouched ? null : picture} alt="" sizes={sizes} />
      </div>
      {isTouchScreen && (
        <span className={styles.dots} data-turned={isSecondShown}>
          <i />
          <i />
        </span>
      )}
    </div>
  )
}

/** In px, horizontally. */
const minSwipeDistance = 24

/**
 * The browser cancels a touch that scrolls the page, which therefore does not count as a swipe.
 * @param onSwipe receives true after a swipe to the left, which shows the second picture
 * @returns a function that stops watching
 */
function watchSwipes(card: HTMLElement, onTouch: () => void, onSwipe: (isForward: boolean) => void): () => void {
  let startX = 0
  const handleStart = ({ touches: [touch] }: TouchEvent) => {
    startX = touch?.clientX ?? 0
    onTouch()
  }
  const handleEnd = ({ changedTouches: [touch] }: TouchEvent) => {
    const distance = (touch?.clientX ?? startX) - startX
    if (Math.abs(distance) >= minSwipeDistance) onSwipe(distance < 0)
  }
  card.addEventListener('touchstart', handleStart, { passive: true })
  card.addEventListener('touchend', handleEnd, { passive: true })
  return () => {
    card.removeEventListener('touchstart', handleStart)
    card.removeEventListener('touchend', handleEnd)
  }
}
