import { compare, parseDecimal } from '#contract/core/decimal.ts'
import { element, escapeHtml, openTag, shortened } from '../../pages/views.ts'
import { listProducts, type Product, productSlug } from '../goods.ts'
import type { ShopItem } from '../review.ts'
import { filled } from '../words.ts'
import type { ShopGround, ShopPage } from './ground.ts'
import { link } from './parts.ts'

/** As many products one page shows. */
const onePage = 48

/** All products, a page of them at a time. @param number from 1 on; undefined where there is none */
export function shopListPage(
  ground: ShopGround,
  date: string,
  number: number,
): ShopPage | undefined {
  const { words, base, siteOrigin, priceNote } = ground
  const products = listProducts(ground.reader, date)
  const first = (number - 1) * onePage
  if (number > 1 && first >= products.length) return undefined
  const shown = products.slice(first, first + onePage)
  const tiles = shown.map((product) => `<li>${tile(product, ground)}</li>`)
  const list =
    tiles.length === 0
      ? `<p>${escapeHtml(words.noProducts)}</p>`
      : `<ul class="tiles products">\n${tiles.join('\n')}\n</ul>`
  const isMore = first + onePage < products.length
  const more = isMore ? `<p>${link(`${base}?page=${number + 1}`, words.pages)}</p>` : ''
  const note = priceNote === '' ? '' : `<p class="note">${escapeHtml(priceNote)}</p>`
  return {
    title: words.shop,
    main: `<div class="block gallery">\n${list}\n${note}${more}\n<p>${link(`${base}/cart`, words.toCart)}</p>\n</div>`,
    canonical: `${siteOrigin}${base}${number > 1 ? `?page=${number}` : ''}`,
  }
}

function tile(product: Product, ground: ShopGround): string {
  const { words } = ground
  const picture = pictureHtml(product)
  const name = link(productPath(ground, product), product.name)
  const price = `<span class="price">${escapeHtml(priceOf(product, ground))}</span>`
  const isThere = product.items.some(isAvailable)
  const state = isThere ? '' : `<p class="sold-out">${escapeHtml(words.soldOut)}</p>`
  const about =
    product.description === ''
      ? ''
      : `<p class="description">${escapeHtml(shortened(product.description, 120))}</p>`
  return `${picture}<p class="offer"><span class="name">${name}</span> ${price}</p>${about}${state}`
}

/** As many digits as a price has behind its point. */
const priceScale = { maxScale: 6 }

/** `11.90`, or what the cheapest variant costs. */
export function priceOf({ items }: Product, { words, price }: ShopGround): string {
  const prices = items.map(({ unitPrice }) => unitPrice)
  const [lowest = '0'] = [...prices].sort((a, b) => {
    const [one, other] = [parseDecimal(a, priceScale), parseDecimal(b, priceScale)]
    return one && other ? compare(one, other) : 0
  })
  const isSame = prices.every((each) => each === prices[0])
  return isSame ? price(lowest) : filled(words.from, { price: price(lowest) })
}

export function isAvailable({ available }: ShopItem): boolean {
  return available === null || Number(available) >= 1
}

/** Where a product has its page. */
export function productPath({ base }: Pick<ShopGround, 'base'>, product: Product): string {
  return `${base}/${productSlug(product)}`
}

/** The picture of a product; nothing where it has none. */
export function pictureHtml(product: Product): string {
  const { pictureAlt, name } = product
  const src = picturePath(product)
  if (src === '') return ''
  const image = openTag('img', { src, alt: pictureAlt || name, loading: 'lazy', decoding: 'async' })
  return element('figure', {}, image)
}

/** Where the picture of a product is, within the site; empty where it has none. */
export function picturePath({ pictureId, pictureItemId }: Product): string {
  return pictureId === '' ? '' : `/_item/${pictureItemId}/${pictureId}`
}
