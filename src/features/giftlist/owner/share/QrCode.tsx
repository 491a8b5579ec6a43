import { useEffect, useState } from 'react'
import * as styles from './Share.module.css'

interface QrCodeProps {
  drawing: QrDrawing | null
  /** The text equivalent of the code. If it is undefined, the code is hidden from screen readers. */
  label?: string
}

/** The square stays empty until the code has been drawn. */
export function QrCode({ drawing, label }: QrCodeProps) {
  const accessibilityProps = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg className={styles.qr} viewBox={`0 0 ${drawing?.size ?? 1} ${drawing?.size ?? 1}`} {...accessibilityProps}>
      {drawing && <path d={drawing.path} />}
    </svg>
  )
}

/** Returns null until the code has been drawn, and if the QR library cannot be loaded. */
export function useQrCode(address: string): QrDrawing | null {
  const [drawnCode, setDrawnCode] = useState<{ address: string; drawing: QrDrawing } | null>(null)
  useEffect(() => {
    let isAddressCurrent = true
    drawQrCode(address).then(
      (drawing) => {
        if (isAddressCurrent) setDrawnCode({ address, drawing })
      },
      // If the code cannot be drawn, the link beside the square still leads to the page.
      () => undefined,
    )
    return () => {
      isAddressCurrent = false
    }
  }, [address])
  return drawnCode?.address === address ? drawnCode.drawing : null
}

/** `size` is the side of the QR code in modules; `path` is the SVG path of the dark modules. */
interface QrDrawing {
  size: number
  path: string
}

/** Joins the dark modules of each row into bars, so that the path is short and has no gaps between modules. */
export function drawModules(rows: readonly (readonly boolean[])[]): QrDrawing {
  const bars = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return []
      const barEnd = row.indexOf(false, x)
      const width = (barEnd === -1 ? row.length : barEnd) - x
      return [`M${x} ${y}h${width}v1h-${width}z`]
    }),
  )
  return { size: rows.length, path: bars.join('') }
}

/** Scanners need the empty border. */
export async function drawQrCode(address: string): Promise<QrDrawing> {
  const { encode } = await import('uqr')
  return drawModules(encode(address, { ecc: 'M', border: 4 }).data)
}
