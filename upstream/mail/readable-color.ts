/** The colour of links where a firm has none of its own. */
export const usualLinkColor = '#1f4f8f'

/** WCAG 2.2, success criterion 1.4.3: text of usual size. */
const leastContrast = 4.5

/**
 * A colour in which text can be read on white: the same one, as dark as it must be.
 * @param color `#rrggbb`; empty for the usual one
 */
export function readableOnWhite(color: string): string {
  let parts = partsOf(color)
  if (!parts) return usualLinkColor
  while (contrastWithWhite(parts) < leastContrast) parts = parts.map((part) => part * 0.96)
  return `#${parts.map((part) => Math.floor(part).toString(16).padStart(2, '0')).join('')}`
}

function partsOf(color: string): number[] | undefined {
  const [, ...parts] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(color) ?? []
  return parts.length === 3 ? parts.map((part) => Number.parseInt(part, 16)) : undefined
}

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
function contrastWithWhite(parts: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}
