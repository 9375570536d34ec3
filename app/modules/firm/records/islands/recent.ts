import { hitsOf, type QuickHit } from '../quick-hit.ts'

const maxRecent = 6

/** What was opened from the palette lately in this browser, the latest first. */
export function readRecent(path: string): QuickHit[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(path)) ?? '[]')
    return hitsOf(kept).slice(0, maxRecent)
  } catch {
    return []
  }
}

export function rememberRecent(path: string, hit: QuickHit): void {
  const others = readRecent(path).filter(({ href }) => href !== hit.href)
  try {
    localStorage.setItem(keyOf(path), JSON.stringify([hit, ...others].slice(0, maxRecent)))
  } catch {
    // A browser that keeps nothing shows nothing recent.
  }
}

function keyOf(path: string): string {
  return `recent:${path}`
}
