// @ts-check
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { limits } from './limits.mjs'
import { languages } from './product.mjs'
import { cardHtml } from './social-card.mjs'

const folder = 'public/pictures/social'
const list = 'app/shell/site/social-pictures.json'

/**
 * Draws a picture for social sites for every page of the site's map, and lists those that have
 * one in every language.
 * @param {import('./product.mjs').Product} product
 */
export async function drawSocialPictures({ origin, browser }) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const paths = await readPaths(origin)
  const size = { width: 1200, height: 630 }
  const context = await browser.newContext({ baseURL: origin, viewport: size, bypassCSP: true })
  const page = await context.newPage()
  const parts = await readParts(page)
  /** @type {Map<string, number>} */
  const drawn = new Map()
  for (const [language, code] of Object.entries(languages)) {
    const home = await readHead(`${origin}/?lng=${code}`)
    // The first sentence is what the product is; the second is for results of a search.
    const [line = ''] = home?.line.split(/(?<=\.)\s/) ?? []
    for (const path of paths) {
      const head = await readHead(`${origin}${path}?lng=${code}`)
      if (!head) continue
      await page.setContent(cardHtml({ ...parts, language, title: head.title, line }))
      await page.evaluate(() => document.fonts.ready)
      const name = nameOf(path)
      writeFileSync(`${folder}/${name}.${language}.png`, await flatten(await page.screenshot()))
      drawn.set(name, (drawn.get(name) ?? 0) + 1)
    }
    console.log(`${drawn.size} social pictures in ${language}`)
  }
  await context.close()
  const whole = [...drawn].filter(([, count]) => count === Object.keys(languages).length)
  writeFileSync(list, `${JSON.stringify(whole.map(([name]) => name).sort(), null, 2)}\n`)
}

/**
 * All public pages, as the site's map for search engines names them.
 * @param {string} origin
 */
async function readPaths(origin) {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text()
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  return [...new Set(addresses.map((address) => new URL(address).pathname))].sort()
}

/** `/apps/invoicing` → `apps-invoicing`. @param {string} path */
function nameOf(path) {
  return path.replace(/^\/|\/$/g, '').replaceAll('/', '-') || 'home'
}

/**
 * What a page says of itself to social sites; undefined where it says nothing.
 * @param {string} address
 */
async function readHead(address) {
  const html = await (await fetch(address)).text()
  const read = (/** @type {string} */ name) =>
    new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1]
  const title = read('title')
  if (!title) return undefined
  return { title: title.replace(/ · Firmament$/, ''), line: read('description') ?? '' }
}

/**
 * The sky, the mark and the styles, as the product's own pages have them.
 * @param {import('playwright').Page} page
 */
async function readParts(page) {
  await page.goto('/')
  return page.evaluate(() => {
    const outer = (/** @type {string} */ selector) =>
      document.querySelector(selector)?.outerHTML ?? ''
    return {
      styles: [...document.querySelectorAll('link[rel=stylesheet]')]
        .map((link) => link.outerHTML)
        .join(''),
      mark: outer('header a svg'),
      sky: [...document.querySelectorAll('main section:first-of-type svg')]
        .filter((svg) => svg.hasAttribute('viewBox'))
        .slice(0, 2)
        .map((svg) => svg.outerHTML)
        .join(''),
    }
  })
}

/** A handful of colours is all a card has. @param {Buffer} png */
async function flatten(png) {
  const options = { palette: true, colours: 16, dither: 0, effort: 10, compressionLevel: 9 }
  for (const quality of [30, 10, 1]) {
    const bytes = await sharp(png)
      .png({ ...options, quality })
      .toBuffer()
    if (bytes.length <= limits.social) return bytes
  }
  throw new Error(`No palette brings a social picture below ${limits.social} bytes`)
}
