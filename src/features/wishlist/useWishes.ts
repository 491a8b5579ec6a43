import { useEffect, useState } from 'react'
import { onWishes, wishes, type Wish } from '../../state/wishlist/deviceWishes'

/** The list of this device, kept up to date. For parts that come after the page: what is stored is read at once. */
export function useWishes(): readonly Wish[] {
  const [list, setList] = useState(wishes)
  useEffect(() => {
    const read = () => setList(wishes())
    read()
    return onWishes(read)
  }, [])
  return list
}
