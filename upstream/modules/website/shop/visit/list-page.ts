import { compare, parseDecimal } from '#contract/core/decimal.ts'
import { element, escapeHtml, openTag, shortened, slugOf } from '../../pages/views.ts'
import { listProducts, type Product, productSlug } from '../goods.ts'
import type { ShopItem } from '../review.ts'
import { filled } from '../words.ts'
import type { ShopGround, ShopPage } from './ground.ts'
import { button, hidden, link } from './parts.ts'

/** As many products one page shows. */
const onePage = 48

/**
 * All products, or those of a category, a page of them at a time.
 * @param number from 1 on
 * @param category as addresses have it; empty for all
 * @returns undefined where there is no such page or category
 */
export function shopListPage(
  ground: ShopGround,
  date: string,
  number: number,
  category = '',
): ShopPage | undefined {
  const { words, base, siteOrigin, priceNote } = ground
  const all = listProducts(ground.reader, date, ground.language)
  const names = categoriesOf(all)
  const name = names.find((one) => slugOf(one) === category)
  if (category !== '' && name === undefined) return undefined
  const products = name === undefined ? all : all.filter((one) => one.category === name)
  const first = (number - 1) * onePage
  if (number > 1 && first >= products.length) return undefined
  const shown = products.slice(first, first + onePage)
  const cards = shown.map((product) => `<li>${card(product, ground)}</li>`)
  const list =
    cards.length === 0
      ? `<p>${escapeHtml(words.noProducts)}</p>`
      : `<ul class="cards">\n${cards.join('\n')}\n</ul>`
  const isMore = first + onePage < products.length
  const more = isMore
    ? `<p>${link(base + queryOf(category, number + 1), words.pages, true)}</p>`
    : ''
  const note = priceNote === '' ? '' : `<p class="note">${escapeHtml(priceNote)}</p>`
  const top = `<div class="shop-top">${choiceOf(names, category, ground)}<p>${link(`${base}/cart`, words.toCart)}</p></div>`
  return {
    title: name ?? words.shop,
    main: `<div class="block shop">\n${top}\n${list}\n${note}${more}\n</div>`,
    canonical: `${siteOrigin}${base}${queryOf(category, number)}`,
  }
}

function queryOf(category: string, number: number): string {
  const query = new URLSearchParams({
    ...(category !== '' && { category }),
    ...(number > 1 && { page: String(number) }),
  })
  return query.size === 0 ? '' : `?${query}`
}

/** Categories that something is sold of, by name. */
function categoriesOf(products: readonly Product[]): string[] {
  const names = new Set(products.map(({ category }) => category))
  names.delete('')
  return [...names].sort((one, other) => one.localeCompare(other))
}

/** Links to the categories, where there is more than one. */
function choiceOf(names: readonly string[], chosen: string, ground: ShopGround): string {
  const { words, base } = ground
  if (names.length < 2) return ''
  const entries = [
    { href: base, words: words.allGoods, isHere: chosen === '' },
    ...names.map((name) => {
      const slug = slugOf(name)
      return { href: base + queryOf(slug, 1), words: name, isHere: slug === chosen }
    }),
  ]
  const items = entries.map(({ href, words: text, isHere }) => {
    const current = isHere ? 'page' : undefined
    return `<li>${element('a', { href, 'aria-current': current }, escapeHtml(text))}</li>`
  })
  return element('nav', { 'aria-label': words.categories }, `<ul>${items.join('')}</ul>`)
}

function card(product: Product, ground: ShopGround): string {
  const { words } = ground
  const href = productPath(ground, product)
  // The name beside it leads to the same page.
  const picture = element(
    'a',
    { href, class: 'shot', tabindex: '-1', 'aria-hidden': 'true' },
    shotOf(product),
  )
  const about =
    product.description === ''
      ? ''
      : `<p class="description">${escapeHtml(shortened(product.description, 90))}</p>`
  const price = `<p class="price">${escapeHtml(priceOf(product, ground))}</p>`
  return [
    picture,
    `<h2>${link(href, product.name)}</h2>`,
    about,
    price,
    product.items.some(isAvailable)
      ? orderOf(product, ground)
      : `<p class="sold-out">${escapeHtml(words.soldOut)}</p>`,
  ].join('')
}

function shotOf(product: Product): string {
  const src = picturePath(product)
  if (src !== '') return openTag('img', { src, alt: '', loading: 'lazy', decoding: 'async' })
  return element('span', {}, firstLetter(product))
}

/** In the place of a picture. */
export function noPicture(product: Product): string {
  return element('p', { class: 'shot', 'aria-hidden': 'true' }, firstLetter(product))
}

function firstLetter({ name }: Product): string {
  return escapeHtml([...name][0] ?? '')
}

/** One of it goes into the cart at once; of variants one is chosen on its own page. */
function orderOf(product: Product, ground: ShopGround): string {
  const { base, words, siteWords } = ground
  const [only] = product.items
  if (product.choices.size > 0 || !only) {
    return `<p class="buy">${link(productPath(ground, product), words.choose, true)}</p>`
  }
  const name = { 'aria-label': `${siteWords.addToCart}: ${product.name}` }
  const fields = hidden({ do: 'add', item: only.id, quantity: '1' })
  return element(
    'form',
    { method: 'post', action: `${base}/cart`, class: 'buy' },
    `${fields}${button(siteWords.addToCart, name)}`,
  )
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
