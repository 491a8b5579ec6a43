/** A QR code as a drawing: the side of its square in modules, and the path of the dark ones. */
export interface QrDrawing {
  size: number
  path: string
}

/** Joins the dark modules of each row into bars, which keeps the path short and leaves no gaps between them. */
export function drawModules(rows: readonly (readonly boolean[])[]): QrDrawing {
  const bars = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      const width = (end === -1 ? row.length : end) - x
      return [`M${x} ${y}h${width}v1h-${width}z`]
    }),
  )
  return { size: rows.length, path: bars.join('') }
}

/** Draws the QR code of an address, with the empty border that scanners need. Its library is loaded on demand. */
export async function drawQrCode(address: string): Promise<QrDrawing> {
  const { encode } = await import('uqr')
  return drawModules(encode(address, { ecc: 'M', border: 4 }).data)
}
