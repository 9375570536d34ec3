/** A colour as `#rrggbb`, in small letters. */
export type Hex = `#${string}`

type Rgb = [red: number, green: number, blue: number]
/** Lightness 0 to 1, chroma, hue in radians (OKLCH, Björn Ottosson 2020; CSS Color 4). */
type Lch = { lightness: number; chroma: number; hue: number }

/** Reads `#rgb` and `#rrggbb`. @throws RangeError for anything else */
export function parseHex(text: string): Hex {
  const [, three, six] = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/i.exec(text.trim()) ?? []
  if (six) return `#${six.toLowerCase()}`
  if (!three) throw new RangeError('colour_malformed')
  return `#${[...three.toLowerCase()].map((digit) => digit + digit).join('')}`
}

/** The relative luminance of WCAG 2.2, 0 to 1. */
export function luminance(colour: Hex): number {
  const [red = 0, green = 0, blue = 0] = rgbOf(colour).map(linear)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of WCAG 2.2, 1 to 21, whichever is the darker. */
export function contrast(a: Hex, b: Hex): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other)
  return (high + 0.05) / (low + 0.05)
}

/**
 * The colour of the same hue that is nearest in lightness and has at least `ratio` to each of some
 * others; itself where it has. Where none has, black or white, whichever has more.
 */
export function mend(colour: Hex, against: readonly Hex[], ratio: number): Hex {
  const fits = (candidate: Hex) => against.every((other) => contrast(candidate, other) >= ratio)
  if (fits(colour)) return colour
  const from = lchOf(colour)
  const found = [0, 1].flatMap((end) => nearestFit(from, end, fits) ?? [])
  const [best] = found.sort((a, b) => distance(a, colour) - distance(b, colour))
  if (best) return best
  const worst = (candidate: Hex) => Math.min(...against.map((other) => contrast(candidate, other)))
  return worst('#000000') >= worst('#ffffff') ? '#000000' : '#ffffff'
}

/** The first step towards black (0) or white (1) that fits. */
function nearestFit(from: Lch, end: number, fits: (colour: Hex) => boolean) {
  const steps = 100
  for (let step = 1; step <= steps; step += 1) {
    const lightness = from.lightness + ((end - from.lightness) * step) / steps
    const candidate = hexOf({ ...from, lightness })
    if (fits(candidate)) return candidate
  }
  return undefined
}

function distance(a: Hex, b: Hex): number {
  return Math.abs(lchOf(a).lightness - lchOf(b).lightness)
}

/** A colour of the hue of another with another lightness, and at most so much chroma. */
export function toned(colour: Hex, lightness: number, chroma: number): Hex {
  const own = lchOf(colour)
  return hexOf({ lightness, chroma: Math.min(own.chroma, chroma), hue: own.hue })
}

/** How light it looks, 0 to 1. */
export function lightnessOf(colour: Hex): number {
  return lchOf(colour).lightness
}

function rgbOf(colour: Hex): Rgb {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function gamma(part: number): number {
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055
}

function lchOf(colour: Hex): Lch {
  const [red, green, blue] = rgbOf(colour)
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, bb),
    hue: Math.atan2(bb, a),
  }
}

/** What a screen can show of it: less chroma where it could not. */
function hexOf(colour: Lch): Hex {
  const lightness = Math.min(Math.max(colour.lightness, 0), 1)
  for (let chroma = colour.chroma; chroma > 0.002; chroma *= 0.95) {
    const rgb = linearRgb({ lightness, chroma, hue: colour.hue })
    if (rgb.every((part) => part >= -0.0005 && part <= 1.0005)) return hexOfLinear(rgb)
  }
  return hexOfLinear(linearRgb({ lightness, chroma: 0, hue: 0 }))
}

function linearRgb({ lightness, chroma, hue }: Lch): Rgb {
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function hexOfLinear(rgb: Rgb): Hex {
  const parts = rgb.map((part) => {
    const byte = Math.round(gamma(Math.min(Math.max(part, 0), 1)) * 255)
    return byte.toString(16).padStart(2, '0')
  })
  return `#${parts.join('')}`
}
