import { Buffer } from 'node:buffer'
import { inflateSync } from 'node:zlib'

/** Colours without transparency, three bytes a pixel, and how opaque each pixel is. */
export type Pixels = { width: number; height: number; rgb: Uint8Array; alpha: Uint8Array }

type Header = { width: number; height: number; depth: number; kind: number; isInterlaced: boolean }
type Png = Header & { data: Uint8Array; palette: Uint8Array; transparent: Uint8Array }
type Pass = { x: number; y: number; stepX: number; stepY: number }

const MOST_PIXELS = 16_000_000
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const WHOLE: Pass[] = [{ x: 0, y: 0, stepX: 1, stepY: 1 }]
const ADAM7: Pass[] = [
  { x: 0, y: 0, stepX: 8, stepY: 8 },
  { x: 4, y: 0, stepX: 8, stepY: 8 },
  { x: 0, y: 4, stepX: 4, stepY: 8 },
  { x: 2, y: 0, stepX: 4, stepY: 4 },
  { x: 0, y: 2, stepX: 2, stepY: 4 },
  { x: 1, y: 0, stepX: 2, stepY: 2 },
  { x: 0, y: 1, stepX: 1, stepY: 2 },
]

/** Reads any PNG (ISO/IEC 15948); throws when it is broken or larger than 16 million pixels. */
export function decodePng(bytes: Uint8Array): Pixels {
  const png = readChunks(bytes)
  const { width, height } = png
  if (width * height > MOST_PIXELS) throw new RangeError('The picture is too large.')
  const rgb = new Uint8Array(width * height * 3)
  const alpha = new Uint8Array(width * height).fill(255)
  const pixels = { width, height, rgb, alpha }
  let at = 0
  for (const pass of png.isInterlaced ? ADAM7 : WHOLE) at = readPass(png, pass, at, pixels)
  return pixels
}

function readChunks(bytes: Uint8Array): Png {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const chunks = new Map<string, Uint8Array[]>()
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at)
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    chunks.set(name, [...(chunks.get(name) ?? []), bytes.subarray(at + 8, at + 8 + length)])
    at += length + 12
  }
  if (!chunks.has('IHDR') || !chunks.has('IDAT')) throw new TypeError('This is not a PNG.')
  return {
    width: view.getUint32(16),
    height: view.getUint32(20),
    depth: view.getUint8(24),
    kind: view.getUint8(25),
    isInterlaced: view.getUint8(28) === 1,
    data: inflateSync(Buffer.concat(chunks.get('IDAT') ?? [])),
    palette: chunks.get('PLTE')?.[0] ?? new Uint8Array(),
    transparent: chunks.get('tRNS')?.[0] ?? new Uint8Array(),
  }
}

function readPass(png: Png, pass: Pass, start: number, pixels: Pixels): number {
  const columns = Math.ceil((png.width - pass.x) / pass.stepX)
  const rows = Math.ceil((png.height - pass.y) / pass.stepY)
  if (columns <= 0 || rows <= 0) return start
  const bits = (CHANNELS[png.kind] ?? 0) * png.depth
  const length = Math.ceil((columns * bits) / 8)
  if (bits === 0 || start + rows * (length + 1) > png.data.length) {
    throw new RangeError('The picture ends too soon.')
  }
  let above: Uint8Array = new Uint8Array(length)
  for (let row = 0; row < rows; row++) {
    const at = start + row * (length + 1)
    const line = png.data.subarray(at + 1, at + 1 + length)
    unfilter(png.data[at] ?? 0, line, above, Math.ceil(bits / 8))
    const y = pass.y + row * pass.stepY
    for (let column = 0; column < columns; column++) {
      const pixel = y * png.width + pass.x + column * pass.stepX
      writePixel(png, line, column, pixel, pixels)
    }
    above = line
  }
  return start + rows * (length + 1)
}

function unfilter(filter: number, line: Uint8Array, above: Uint8Array, step: number): void {
  if (filter === 0) return
  for (let at = 0; at < line.length; at++) {
    const left = at < step ? 0 : (line[at - step] ?? 0)
    const up = above[at] ?? 0
    const corner = at < step ? 0 : (above[at - step] ?? 0)
    line[at] = (line[at] ?? 0) + predict(filter, left, up, corner)
  }
}

function predict(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left
  if (filter === 2) return up
  if (filter === 3) return (left + up) >> 1
  const byLeft = Math.abs(up - corner)
  const byUp = Math.abs(left - corner)
  const byCorner = Math.abs(left + up - 2 * corner)
  if (byLeft <= byUp && byLeft <= byCorner) return left
  return byUp <= byCorner ? up : corner
}

function writePixel(png: Png, line: Uint8Array, column: number, pixel: number, to: Pixels): void {
  const { kind, depth, palette, transparent } = png
  const channels = CHANNELS[kind] ?? 0
  const first = column * channels
  const out = pixel * 3
  if (kind === 3) {
    const index = readSample(line, first, depth)
    for (let part = 0; part < 3; part++) to.rgb[out + part] = palette[index * 3 + part] ?? 0
    to.alpha[pixel] = transparent[index] ?? 255
    return
  }
  const scale = 255 / (2 ** depth - 1)
  const step = kind === 2 || kind === 6 ? 1 : 0
  for (let part = 0; part < 3; part++) {
    to.rgb[out + part] = readSample(line, first + part * step, depth) * scale + 0.5
  }
  if (kind >= 4) to.alpha[pixel] = readSample(line, first + channels - 1, depth) * scale + 0.5
  else if (transparent.length > 0 && isKeyColor(png, line, first, channels)) to.alpha[pixel] = 0
}

/** Without an alpha channel one colour of the picture may be named as the clear one. */
function isKeyColor(png: Png, line: Uint8Array, first: number, channels: number): boolean {
  for (let channel = 0; channel < channels; channel++) {
    const key = readSample(png.transparent, channel, 16)
    if (readSample(line, first + channel, png.depth) !== key) return false
  }
  return true
}

function readSample(line: Uint8Array, index: number, depth: number): number {
  if (depth === 8) return line[index] ?? 0
  if (depth === 16) return ((line[index * 2] ?? 0) << 8) | (line[index * 2 + 1] ?? 0)
  const bit = index * depth
  return ((line[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & (2 ** depth - 1)
}
