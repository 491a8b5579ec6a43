/** Returns the name of a call in words: "Add to cart" for addToCart. */
export const nameCall = (name: string): string => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
