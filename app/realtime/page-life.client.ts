/**
 * Runs `open` while the page lives: not before it is shown when it was rendered ahead, until it is
 * left, and again when the browser brings it back as it was.
 * @param open begins, and gives how to end
 */
export function whileShown(open: () => () => void): void {
  let close: (() => void) | undefined
  const begin = () => {
    close ??= open()
  }
  addEventListener('pagehide', () => {
    close?.()
    close = undefined
  })
  addEventListener('pageshow', (event) => {
    if (event.persisted) begin()
  })
  if (Reflect.get(document, 'prerendering') === true) {
    document.addEventListener('prerenderingchange', begin, { once: true })
  } else begin()
}

/** Runs `work` now, or when somebody looks at the page again. */
export function whenVisible(work: () => void): void {
  if (document.visibilityState === 'visible') {
    work()
    return
  }
  const look = () => {
    if (document.visibilityState !== 'visible') return
    document.removeEventListener('visibilitychange', look)
    work()
  }
  document.addEventListener('visibilitychange', look)
}
