import { useEffect, useState } from 'react'
import { drawQrCode, type QrDrawing } from './drawQrCode'
import * as styles from './Share.module.css'

interface QrCodeProps {
  drawing: QrDrawing | null
  /** The text equivalent, which names the address. Without one, the code is hidden from screen readers. */
  label?: string
}

/** A QR code. Until it is drawn, its square is empty. */
export function QrCode({ drawing, label }: QrCodeProps) {
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg className={styles.qr} viewBox={`0 0 ${drawing?.size ?? 1} ${drawing?.size ?? 1}`} {...meaning}>
      {drawing && <path d={drawing.path} />}
    </svg>
  )
}

/** Returns the drawing of an address; null until it is drawn, or when the code for it cannot be loaded. */
export function useQrCode(address: string): QrDrawing | null {
  const [drawn, setDrawn] = useState<{ address: string; drawing: QrDrawing } | null>(null)
  useEffect(() => {
    let isCurrent = true
    drawQrCode(address).then(
      (drawing) => {
        if (isCurrent) setDrawn({ address, drawing })
      },
      // Without a QR code, the link beside it still leads to the page.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [address])
  return drawn?.address === address ? drawn.drawing : null
}
