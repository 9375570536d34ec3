/** A line of the palette: a page, something to make, or a record. */
export type QuickHit = { label: string; detail: string; href: string }

/** The lines in what came from the server or was kept by the browser; anything else is left out. */
export function hitsOf(value: unknown): QuickHit[] {
  return Array.isArray(value) ? value.filter(isHit) : []
}

function isHit(value: unknown): value is QuickHit {
  if (typeof value !== 'object' || value === null) return false
  if (!('label' in value && 'detail' in value && 'href' in value)) return false
  const { label, detail, href } = value
  const areTexts = typeof label === 'string' && typeof detail === 'string'
  return areTexts && typeof href === 'string' && href.startsWith('/')
}

/** The search of the help, of the module that keeps it; known by its address only. */
export const helpSearchPath = '/support'
/** What it finds, as lines of the palette. */
export const quickHelpPath = `${helpSearchPath}/quick`
