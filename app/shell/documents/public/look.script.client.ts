/** Upstream counts the page as open for a little longer than two of these. */
const beatMs = 20_000
/** Who moves, scrolls and types nothing for this long no longer counts as looking. */
const restMs = 5 * 60_000

const path = `${location.pathname.replace(/\/$/, '')}/look`
let isOpen = false
let movedAt = Date.now()

/** Says that the page is looked at, or was left. Nothing else is sent. */
function say(isOpenNow: boolean): void {
  if (!isOpenNow && !isOpen) return
  isOpen = isOpenNow
  const body = new URLSearchParams({ isOpen: String(isOpenNow) })
  // A beacon outlives the page, which a request that has just begun may not.
  navigator.sendBeacon(path, body)
}

function look(): void {
  const isShown = document.visibilityState === 'visible'
  say(isShown && Date.now() - movedAt < restMs)
}

function move(): void {
  movedAt = Date.now()
  if (!isOpen) look()
}

for (const type of ['pointermove', 'keydown', 'scroll', 'touchstart']) {
  addEventListener(type, move, { passive: true })
}
document.addEventListener('visibilitychange', look)
addEventListener('pagehide', () => say(false))
setInterval(look, beatMs)
look()
