// @ts-check
import { chromium } from 'playwright'
import { createDataDir, removeDataDir, startServer } from '../../tests/support/server.mjs'
import { findChromium } from '../test/chromium.mjs'

/**
 * @typedef {object} Product
 * @property {string} origin
 * @property {import('playwright').Browser} browser
 * @property {() => Promise<void>} close
 */

/** The languages of the pages, with what `?lng=` calls them. */
export const languages = { en: 'eng', de: 'gr', it: 'it', ru: 'rs', es: 'sp' }

/**
 * The built product on data of its own, and a browser to look at it with.
 * @returns {Promise<Product>}
 */
export async function openProduct() {
  const dataDir = createDataDir()
  const server = await startServer({ dataDir })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? findChromium(),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  })
  return {
    origin: server.origin,
    browser,
    async close() {
      await browser.close()
      await server.stop()
      removeDataDir(dataDir)
    },
  }
}

/**
 * Opens the demo as a visitor does, and says where its firm is.
 * @param {import('playwright').Page} page
 * @param {string} code The language's, as `?lng=` has it.
 * @returns {Promise<string>} `/firms/<id>`
 */
export async function openDemo(page, code) {
  await page.goto(`/demo/login?lng=${code}`)
  await page.locator('input[name=private]').check()
  // The first demo of a language is played, which takes a while on a busy machine.
  const button = page.locator('form:has(input[name=private]) button')
  await button.click({ timeout: 120_000, noWaitAfter: true })
  await page.waitForURL(/\/firms\/\w+\/dashboard/, { timeout: 120_000 })
  return /\/firms\/\w+/.exec(page.url())?.[0] ?? ''
}
