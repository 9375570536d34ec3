import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import type { PaperLogo } from './paper.ts'
import { decodePng, type Pixels } from './png.ts'

/** The firm's logo at the size it is drawn in, in points. */
export type Mark = { image: PDFKit.Mixins.OpenImage; width: number; height: number }

type PackedPng = {
  width: number
  height: number
  rgb: Uint8Array
  alpha: Uint8Array | undefined
}

const packedPngs = new Map<string, PackedPng>()
const MOST_KEPT = 32
const MOST = { width: 120, height: 30 }
const DOTS_PER_POINT = 300 / 72

/** An invoice goes out without its logo rather than not at all, so a broken one gives nothing. */
export function findMark(doc: PDFKit.PDFDocument, logo: PaperLogo): Mark | undefined {
  try {
    const image = logo.type === 'png' ? openPng(logo.bytes) : doc.openImage(logo.bytes)
    const scale = Math.min(MOST.width / image.width, MOST.height / image.height)
    return { image, width: image.width * scale, height: image.height * scale }
  } catch {
    return undefined
  }
}

/** pdfkit would unpack a transparent PNG in a Web Worker, which does not exist here. */
function openPng(bytes: Uint8Array): PDFKit.Mixins.OpenImage {
  const { width, height, rgb, alpha } = packPng(bytes)
  const image: PDFKit.Mixins.OpenImage = {
    width,
    height,
    label: 'Mark',
    obj: undefined,
    embed(doc) {
      const common = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height }
      const packed = { ...common, BitsPerComponent: 8, Filter: 'FlateDecode' }
      const mask = alpha && doc.ref({ ...packed, ColorSpace: 'DeviceGray' })
      mask?.end(alpha)
      const colors = { ...packed, ColorSpace: 'DeviceRGB' }
      image.obj = doc.ref(mask ? { ...colors, SMask: mask } : colors)
      image.obj.end(rgb)
    },
  }
  return image
}

/** A firm prints the same logo again and again, and unpacking it costs more than the page. */
function packPng(bytes: Uint8Array): PackedPng {
  const key = createHash('sha256').update(bytes).digest('base64')
  const known = packedPngs.get(key)
  if (known) return known
  const { width, height, rgb, alpha } = shrink(decodePng(bytes))
  const isClear = alpha.some((value) => value < 255)
  const packed = {
    width,
    height,
    rgb: deflateSync(rgb),
    alpha: isClear ? deflateSync(alpha) : undefined,
  }
  if (packedPngs.size >= MOST_KEPT) packedPngs.clear()
  packedPngs.set(key, packed)
  return packed
}

/** Halves, thirds, … a picture to what 300 dots an inch can show; it keeps the file small. */
function shrink(pixels: Pixels): Pixels {
  const { width, height } = pixels
  const wanted = Math.max(
    width / (MOST.width * DOTS_PER_POINT),
    height / (MOST.height * DOTS_PER_POINT),
  )
  const factor = Math.floor(wanted)
  if (factor < 2) return pixels
  const small = {
    width: Math.max(1, Math.floor(width / factor)),
    height: Math.max(1, Math.floor(height / factor)),
  }
  const rgb = new Uint8Array(small.width * small.height * 3)
  const alpha = new Uint8Array(small.width * small.height)
  for (let to = 0; to < alpha.length; to++) {
    const from = Math.floor(to / small.width) * factor * width + (to % small.width) * factor
    writeMean(pixels, from, factor, rgb, alpha, to)
  }
  return { ...small, rgb, alpha }
}

/** The mean of a square of pixels, each counted as far as it can be seen. */
function writeMean(
  { width, rgb, alpha }: Pixels,
  from: number,
  factor: number,
  toRgb: Uint8Array,
  toAlpha: Uint8Array,
  to: number,
): void {
  let [red, green, blue, weight] = [0, 0, 0, 0]
  for (let at = 0; at < factor * factor; at++) {
    const pixel = from + Math.floor(at / factor) * width + (at % factor)
    const opacity = alpha[pixel] ?? 0
    red += (rgb[pixel * 3] ?? 0) * opacity
    green += (rgb[pixel * 3 + 1] ?? 0) * opacity
    blue += (rgb[pixel * 3 + 2] ?? 0) * opacity
    weight += opacity
  }
  toAlpha[to] = Math.round(weight / (factor * factor))
  if (weight > 0) toRgb.set([red / weight, green / weight, blue / weight].map(Math.round), to * 3)
}
