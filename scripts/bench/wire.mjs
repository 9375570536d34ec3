// @ts-check
import { brotliCompressSync, constants } from 'node:zlib'
import { chromium } from 'playwright'
import { findChromium } from '../test/chromium.mjs'

/** @typedef {{ html: number, css: number, js: number, fonts: number, images: number }} Wire */

/** @type {Record<string, keyof Wire>} */
const kinds = { Stylesheet: 'css', Script: 'js', Font: 'fonts', Image: 'images' }

/**
 * Opens pages in an empty browser and counts the bytes of the bodies as they come over the wire.
 * The host does not compress a page for its own machine; its HTML counts as Cloudflare would send
 * it, in brotli of quality 4.
 * @param {string} origin
 * @param {string} cookie `name=value` of the session
 * @param {{ name: string, path: string, isOpen?: boolean }[]} pages
 * @returns {Promise<Record<string, Wire>>}
 */
export async function measureWire(origin, cookie, pages) {
  const executablePath = process.env.CHROMIUM_PATH ?? findChromium()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    /** @type {Record<string, Wire>} */
    const result = {}
    for (const { name, path, isOpen } of pages) {
      result[name] = await open(browser, origin, isOpen ? '' : cookie, path)
    }
    return result
  } finally {
    await browser.close()
  }
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {string} cookie
 * @param {string} path
 */
async function open(browser, origin, cookie, path) {
  const context = await browser.newContext()
  const [name = '', ...rest] = cookie.split('=')
  if (cookie) await context.addCookies([{ name, value: rest.join('='), url: origin }])
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  /** @type {Wire} */
  const wire = { html: 0, css: 0, js: 0, fonts: 0, images: 0 }
  /** @type {Map<string, { kind: keyof Wire, head: number }>} */
  const open = new Map()
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    const kind = kinds[type]
    if (kind) open.set(requestId, { kind, head: response.encodedDataLength })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = open.get(requestId)
    if (known) wire[known.kind] += Math.max(0, encodedDataLength - known.head)
  })
  const response = await page.goto(origin + path, { waitUntil: 'networkidle' })
  const html = (await response?.body()) ?? Buffer.alloc(0)
  wire.html = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length
  await context.close()
  return wire
}
