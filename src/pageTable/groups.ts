export const keyBy = <Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item> =>
  new Map(items.map((item) => [keyOf(item), item]))

/** The items by their keys, each once per key, in the order given. */
export function groupBy<Item, Key>(items: readonly Item[], keysOf: (item: Item) => readonly Key[]): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    for (const key of new Set(keysOf(item))) {
      const group = groups.get(key)
      if (group) group.push(item)
      else groups.set(key, [item])
    }
  }
  return groups
}
