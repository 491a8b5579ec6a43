import { useEffect, useState } from 'react'
import { onWishes, wishes, type Wish } from './wishes'

/** The wishlist, kept up to date; null in the HTML and until the browser has read it. */
export function useWishes(): readonly Wish[] | null {
  const [list, setList] = useState<readonly Wish[] | null>(null)
  useEffect(() => {
    const read = () => setList(wishes())
    read()
    return onWishes(read)
  }, [])
  return list
}
