/** What `island:error` carries to whoever listens on the document. */
export interface IslandError {
  name: string
  build: string
  error: unknown
  /** True when React mended it by rendering anew; the island lives. */
  isRecovered: boolean
}

/** Tells of it with the event `island:error`, and on the console unless a listener prevented that. */
export function reportIslandError(island: HTMLElement, error: unknown, isRecovered = false): void {
  const script = document.querySelector<HTMLScriptElement>('script[data-build]')
  const detail: IslandError = {
    name: island.getAttribute('name') ?? '',
    build: script?.dataset.build ?? '',
    error,
    isRecovered,
  }
  const target = island.isConnected ? island : document
  const event = new CustomEvent('island:error', { detail, bubbles: true, cancelable: true })
  if (target.dispatchEvent(event)) console.error(`island ${detail.name}:`, error)
}
