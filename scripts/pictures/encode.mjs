// @ts-check
import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { limits } from './limits.mjs'

const types = /** @type {const} */ (['avif', 'webp'])
const qualities = { avif: [48, 42, 36, 30], webp: [40, 32, 24] }

/**
 * Writes a screen as AVIF and WebP, as fine as its limit lets it be. The few browsers that know no
 * AVIF get the widest alone.
 * @param {Buffer} png
 * @param {string} path Without width and ending.
 * @param {readonly (640 | 1280)[]} widths
 */
export async function writeScreen(png, path, widths) {
  const widest = widths.filter((width) => width === widths.at(-1))
  const files = { avif: widths, webp: widest }
  const written = types.flatMap((type) =>
    files[type].map(async (width) => {
      const pixels = await sharp(png).resize({ width }).removeAlpha().png().toBuffer()
      writeFileSync(`${path}.${width}.${type}`, await encode(pixels, type, limits[type][width]))
    }),
  )
  await Promise.all(written)
}

/**
 * @param {Buffer} pixels
 * @param {'avif' | 'webp'} type
 * @param {number} limit
 */
async function encode(pixels, type, limit) {
  for (const quality of qualities[type]) {
    const options =
      type === 'avif'
        ? { quality, effort: 3, chromaSubsampling: '4:2:0' }
        : { quality, effort: 6, smartSubsample: true }
    const bytes = await sharp(pixels)[type](options).toBuffer()
    if (bytes.length <= limit) return bytes
  }
  throw new Error(`No quality brings a ${type} below ${limit} bytes`)
}
