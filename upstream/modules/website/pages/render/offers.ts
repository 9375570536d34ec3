import type { BlockOf } from '#contract/website/blocks.ts'
import { element, escapeHtml, openTag } from '../escape-html.ts'
import type { CourseView, ItemView, RenderContext } from './context.ts'
import { formatDay, formatMoney } from './formats.ts'
import { imageHtml } from './pictures.ts'
import { headingHtml, markdownHtml, section } from './sections.ts'

/** Prices are those of the firm's items on the day the page was made. */
export function priceListBlock(block: BlockOf<'priceList'>, context: RenderContext): string {
  const { data, words, priceNote } = context
  const own = block.itemIds.flatMap((id) => data.item(id) ?? [])
  const more = block.categoryId === '' ? [] : data.itemsOfCategory(block.categoryId)
  const items = [...own, ...more.filter(({ id }) => !block.itemIds.includes(id))]
  if (items.length === 0) return ''
  const rows = items.map((item) => itemHtml(item, block, context)).join('\n')
  const note = priceNote === '' ? '' : `\n<p class="note">${escapeHtml(priceNote)}</p>`
  const list = element(
    'ul',
    { class: 'prices', 'aria-label': block.heading || words.price },
    `\n${rows}\n`,
  )
  return section(block, () => `${list}${note}`, context)
}

function itemHtml(item: ItemView, block: BlockOf<'priceList'>, context: RenderContext): string {
  const { words, locale } = context
  const name = escapeHtml(item.name)
  const title = item.href === '' ? name : element('a', { href: item.href }, name)
  const price = escapeHtml(formatMoney(item.price, item.currency, locale))
  const unit = item.unit === '' ? '' : ` <span class="unit">/ ${escapeHtml(item.unit)}</span>`
  const picture =
    block.hasPictures && item.mediaId !== ''
      ? imageHtml(
          { mediaId: item.mediaId, alt: item.mediaAlt, isDecorative: false, caption: '' },
          { shape: 'square', seen: 'tile' },
          context,
        )
      : ownPicture(item, block)
  const description =
    block.hasDescriptions && item.description !== ''
      ? `<p class="description">${escapeHtml(item.description).replaceAll('\n', '<br>')}</p>`
      : ''
  const order = !(block.canOrder && item.canOrder)
    ? ''
    : item.isAvailable
      ? orderForm(item, context)
      : `<p class="sold-out">${escapeHtml(words.soldOut)}</p>`
  return `<li>${picture}<p class="offer"><span class="name">${title}</span> <span class="price">${price}</span>${unit}</p>${description}${order}</li>`
}

function ownPicture(
  { pictureSrc = '', mediaAlt, name }: ItemView,
  { hasPictures }: BlockOf<'priceList'>,
): string {
  if (!hasPictures || pictureSrc === '') return ''
  const alt = mediaAlt || name
  return openTag('img', { src: pictureSrc, alt, loading: 'lazy', decoding: 'async' })
}

/** Putting into the cart is a form, so that it works without script. */
function orderForm(item: ItemView, { cartAction, words }: RenderContext): string {
  const hidden = openTag('input', { type: 'hidden', name: 'item', value: item.id })
  const label = `${words.addToCart}: ${item.name}`
  const button = element('button', { 'aria-label': label }, escapeHtml(words.addToCart))
  return element(
    'form',
    { method: 'post', action: cartAction, class: 'order' },
    `${hidden}${button}`,
  )
}

export function bookingBlock(block: BlockOf<'booking'>, context: RenderContext): string {
  const href = context.data.bookingHref(block.bookingPageId)
  if (href === undefined) return ''
  const link = element('a', { class: 'button', href }, escapeHtml(context.words.book))
  const inner = () =>
    [markdownHtml(block.text, context), `<p>${link}</p>`].filter(Boolean).join('\n')
  return section(block, inner, context)
}

export function courseBlock(block: BlockOf<'course'>, context: RenderContext): string {
  const course = context.data.course(block.courseId)
  if (!course) return ''
  return section(block, () => courseHtml(course, block.heading === '' ? 2 : 3, context), context)
}

function courseHtml(course: CourseView, level: number, context: RenderContext): string {
  const { locale, words } = context
  const title = headingHtml(course.name, level, context)
  const text = course.description === '' ? '' : `\n<p>${escapeHtml(course.description)}</p>`
  const dates = course.dates.map(({ date, place }) => {
    const day = element('time', { datetime: date }, escapeHtml(formatDay(date, locale)))
    return `<li>${day}${place === '' ? '' : `, ${escapeHtml(place)}`}</li>`
  })
  const list = dates.length === 0 ? '' : `\n<ul class="dates">\n${dates.join('\n')}\n</ul>`
  const price = formatMoney(course.price, course.currency, locale)
  const cost = price === '' ? '' : `\n<p class="price">${escapeHtml(price)}</p>`
  const link = element(
    'a',
    { class: 'button', href: course.href, 'aria-label': `${words.toCourse}: ${course.name}` },
    escapeHtml(words.toCourse),
  )
  return `${title}${text}${list}${cost}\n<p>${link}</p>`
}
