interface Asked {
  tab: object
  begin: () => Promise<unknown>
}

/**
 * One tab at a time holds each lock of the browser (Web Locks). `deliver` decides when a tab receives a lock. A closed
 * tab releases its locks.
 */
export function fakeLocks(deliver: (task: () => void) => void = (task) => task()) {
  const holders = new Map<string, Asked>()
  const lines = new Map<string, Asked[]>()

  const release = (name: string, holder: Asked) => {
    if (holders.get(name) !== holder) return
    holders.delete(name)
    next(name)
  }
  const next = (name: string) => {
    const first = holders.has(name) ? undefined : lines.get(name)?.shift()
    if (!first) return
    holders.set(name, first)
    deliver(() => {
      // The tab may have been closed in the meantime.
      if (holders.get(name) === first) void first.begin().finally(() => release(name, first))
    })
  }

  return {
    ofTab() {
      const tab = {}
      return {
        request: <Result>(name: string, { signal }: { signal: AbortSignal }, task: () => Promise<Result>) =>
          new Promise<Result>((resolve, reject) => {
            const begin = () => {
              const run = task()
              run.then(resolve, reject)
              return run.catch(() => undefined)
            }
            const asked: Asked = { tab, begin }
            const line = lines.get(name) ?? []
            lines.set(name, line)
            line.push(asked)
            signal.addEventListener('abort', () => {
              if (!line.includes(asked)) return
              line.splice(line.indexOf(asked), 1)
              reject(new DOMException('Given up', 'AbortError'))
            })
            next(name)
          }),
        close() {
          for (const line of lines.values()) line.splice(0, line.length, ...line.filter((asked) => asked.tab !== tab))
          for (const [name, holder] of holders) if (holder.tab === tab) release(name, holder)
        },
      }
    },
  }
}
