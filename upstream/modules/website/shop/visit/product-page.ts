import { element, escapeHtml, openTag, productData, shortened } from '../../pages/views.ts'
import { listProducts, type Product, productSlug, shopTerms } from '../goods.ts'
import type { ShopItem } from '../review.ts'
import { filled } from '../words.ts'
import type { ShopGround, ShopPage } from './ground.ts'
import {
  isAvailable,
  noPicture,
  pictureHtml,
  picturePath,
  priceOf,
  productPath,
} from './list-page.ts'
import { button, hidden, link } from './parts.ts'

/** The page of a product, or where it is by now; undefined where there is none. */
export function productPage(
  ground: ShopGround,
  date: string,
  slug: string,
): ShopPage | { to: string } | undefined {
  const end = slug.slice(-8)
  const product = listProducts(ground.reader, date, ground.language).find(
    ({ id }) => id.slice(-8).toLowerCase() === end,
  )
  if (!product) return undefined
  if (productSlug(product) !== slug) return { to: productPath(ground, product) }
  return page(product, ground)
}

function page(product: Product, ground: ShopGround): ShopPage {
  const { words, base, siteOrigin, priceNote } = ground
  const { name, description, items } = product
  const url = `${siteOrigin}${productPath(ground, product)}`
  const note = priceNote === '' ? '' : ` <span class="note">${escapeHtml(priceNote)}</span>`
  const text =
    description === '' ? '' : `<p>${escapeHtml(description).replaceAll('\n', '<br>')}</p>\n`
  const form = items.some(isAvailable)
    ? orderForm(product, ground)
    : `<p class="sold-out">${escapeHtml(words.soldOut)}</p>`
  const links = `<p class="links">${link(base, words.toShop)} ${link(`${base}/cart`, words.toCart)}</p>`
  return {
    title: name,
    description: shortened(description, 155),
    canonical: url,
    main: `<div class="block product">\n${pictureHtml(product) || noPicture(product)}\n<div><p class="offer"><span class="price">${escapeHtml(priceOf(product, ground))}</span>${note}</p>\n${text}${form}\n${links}</div>\n</div>`,
    structuredData: items.map((item) => dataOf(product, item, url, ground)),
  }
}

function dataOf(
  product: Product,
  { name, unitPrice: price, ...item }: ShopItem,
  url: string,
  { siteOrigin, reader }: ShopGround,
): object {
  const { currency } = shopTerms(reader)
  const path = picturePath(product)
  return productData({
    ...{ name, description: product.description, url, sku: '', price, currency },
    picture: path === '' ? '' : siteOrigin + path,
    isAvailable: isAvailable({ name, unitPrice: price, ...item }),
  })
}

function orderForm({ items, choices }: Product, ground: ShopGround): string {
  const { words, base } = ground
  const [only] = items
  const what =
    choices.size === 0 ? hidden({ item: only?.id ?? '' }) : variantField(items, choices, ground)
  const left = choices.size === 0 && only ? stockWords(only, ground) : ''
  const amount = `<p class="field"><label for="quantity">${escapeHtml(words.quantity)}</label> ${openTag('input', { id: 'quantity', name: 'quantity', type: 'number', min: 1, max: 999, value: 1, required: true })}${left}</p>`
  return element(
    'form',
    { method: 'post', action: `${base}/cart`, class: 'order' },
    `\n${hidden({ do: 'add' })}${what}\n${amount}\n<p>${button(ground.siteWords.addToCart)}</p>\n`,
  )
}

function variantField(
  items: readonly ShopItem[],
  choices: ReadonlyMap<string, string>,
  ground: ShopGround,
): string {
  const { words, price } = ground
  const options = items.map((item) => {
    const name = choices.get(item.id) ?? item.name
    const state = isAvailable(item) ? price(item.unitPrice) : words.soldOut
    const attributes = { value: item.id, disabled: !isAvailable(item) }
    return element('option', attributes, escapeHtml(`${name} – ${state}`))
  })
  const list = element('select', { id: 'item', name: 'item' }, options.join(''))
  return `<p class="field"><label for="item">${escapeHtml(words.choose)}</label> ${list}</p>`
}

function stockWords({ available }: ShopItem, { words }: ShopGround): string {
  if (available === null) return ''
  const text = filled(words.inStock, { count: available })
  return ` <span class="about">${escapeHtml(text)}</span>`
}
