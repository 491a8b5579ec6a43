/** These styles are copied into the picture, because an SVG image does not use the style sheets of the page. */
const copiedProperties = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'vector-effect',
  'font-size',
  'text-anchor',
  'display',
]

/** In px. */
const pictureWidth = 1600

/** Rejects if the browser cannot draw the picture. */
export async function savePicture(svg: SVGSVGElement, fileName: string): Promise<void> {
  const { width, height } = svg.viewBox.baseVal
  const size = { width: pictureWidth, height: Math.round((pictureWidth * height) / width) }
  const image = new Image(size.width, size.height)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(serializeSvg(svg, size))}`
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), size)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures')
  context.drawImage(image, 0, 0, size.width, size.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('This browser makes no PNG files')
  const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(blob), download: fileName })
  link.click()
  // Some browsers read the URL only after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

function serializeSvg(svg: SVGSVGElement, { width, height }: { width: number; height: number }): string {
  const svgCopy = svg.cloneNode(true) as SVGSVGElement
  const originalElements = [...svg.querySelectorAll<SVGElement>('*')]
  const copiedElements = [...svgCopy.querySelectorAll<SVGElement>('*')]
  copiedElements.forEach((element, index) => {
    const computedStyle = getComputedStyle(originalElements[index]!)
    element.removeAttribute('class')
    element.setAttribute(
      'style',
      copiedProperties.map((name) => `${name}:${computedStyle.getPropertyValue(name)}`).join(';'),
    )
  })
  svgCopy.removeAttribute('class')
  svgCopy.setAttribute('style', `font-family:${getComputedStyle(svg).fontFamily.replace(/"/g, "'")}`)
  svgCopy.setAttribute('width', String(width))
  svgCopy.setAttribute('height', String(height))
  return new XMLSerializer().serializeToString(svgCopy)
}
