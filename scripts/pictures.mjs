// @ts-check
import { fileURLToPath } from 'node:url'
import { openProduct } from './pictures/product.mjs'
import { takeScreens } from './pictures/screens.mjs'
import { drawSocialPictures } from './pictures/social.mjs'

/**
 * Takes the site's pictures of the product that lies in `build/`: `npm run pictures` all of them,
 * `npm run pictures -- social invoicing-1` those for social sites and one screen. Build first.
 */
process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const wanted = process.argv.slice(2)
const isWanted = (/** @type {string} */ part) => wanted.length === 0 || wanted.includes(part)

const product = await openProduct()
try {
  await takeScreens(product, isWanted)
  if (isWanted('social')) await drawSocialPictures(product)
} finally {
  await product.close()
}
