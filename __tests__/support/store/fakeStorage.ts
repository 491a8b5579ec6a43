/** The web storage of one tab. `receive` adopts a value that another tab has written. */
export interface FakeStorage extends Storage {
  receive: (key: string, value: string | null) => void
}

/** The values are properties, as in real storage. `onWrite` is called for the tab's own writes. */
export function createFakeStorage(
  first: Record<string, string> = {},
  onWrite: (key: string, value: string | null) => void = () => {},
): FakeStorage {
  const receive = (key: string, value: string | null) => {
    if (value === null) Reflect.deleteProperty(values, key)
    else values[key] = value
  }
  const write = (key: string, value: string | null) => {
    receive(key, value)
    onWrite(key, value)
  }
  const methods = {
    receive,
    getItem: (key: string) => (Object.hasOwn(values, key) ? values[key] : null),
    setItem: (key: string, value: string) => write(key, String(value)),
    removeItem: (key: string) => write(key, null),
    clear: () => Object.keys(values).forEach((key) => write(key, null)),
    key: (at: number) => Object.keys(values)[at] ?? null,
    get length() {
      return Object.keys(values).length
    },
  }
  const values = Object.assign(Object.create(methods), first) as FakeStorage & Record<string, string>
  return values
}
