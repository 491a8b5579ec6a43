type ChunkMap = Record<string, string[]>

interface Prefetch {
  abort: () => void
}

interface GatsbyWindow {
  ___loader?: { enqueue: (path: string) => Prefetch | undefined }
  ___chunkMapping?: ChunkMap
}

interface WaitingLink {
  path: string
  left: boolean
  prefetch?: Prefetch | undefined
}

/**
 * Holds back the prefetching of pages whose links are in view until `release`, so that it
 * takes nothing from the page being shown. Gatsby itself spares data saver and 2g (SPEC §9).
 * A link that left the view meanwhile is not fetched.
 */
export function prefetchWhenIdle(): { release: () => Promise<void> } {
  const page = window as GatsbyWindow
  page.___chunkMapping = {}
  const loader = page.___loader
  const enqueue = loader?.enqueue
  if (!loader || !enqueue) return { release: async () => undefined }
  const waiting = new Set<WaitingLink>()

  loader.enqueue = (path) => {
    const link: WaitingLink = { path, left: false }
    waiting.add(link)
    return {
      abort: () => {
        link.left = true
        link.prefetch?.abort()
      },
    }
  }

  return {
    async release() {
      page.___chunkMapping = await fetchChunkMap()
      loader.enqueue = enqueue
      for (const link of waiting) if (!link.left) link.prefetch = enqueue(link.path)
      waiting.clear()
    },
  }
}

/** Which files a page's chunk is made of: Gatsby would write it into every page's HTML (see build/lightenPages). */
async function fetchChunkMap(): Promise<ChunkMap> {
  try {
    const answer = await fetch('/chunk-map.json')
    return answer.ok ? ((await answer.json()) as ChunkMap) : {}
  } catch {
    // Prefetching is a favour: without the map a page's script comes with the tap.
    return {}
  }
}
