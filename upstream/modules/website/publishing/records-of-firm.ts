import type { Language } from '#contract/core/fields.ts'
import type { Env } from '../../../core/env.ts'
import { siteCourses } from '../../../firm/site-courses.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { wordsOfItems } from '../../catalogue/items/index.ts'
import { itemsOfCategory, itemsToShow, type ShownItem } from '../../catalogue/items/views.ts'
import { publicBookingPaths } from '../../communication/bookings/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { type ItemView, referencesOf } from '../pages/views.ts'
import { grossPrices, productSlugs } from '../shop/index.ts'
import { getSiteSettings, shownHours } from '../site-settings/index.ts'
import { below, shopPath } from './paths.ts'
import type { LanguageRecords, LivePage, MediaRecord, SiteRecords } from './site.ts'

/** What pages show of the firm, as it is now; nothing else of the firm is read. */
export function recordsOfFirm(
  reader: Reader,
  firm: FirmContext,
  { PUBLIC_ORIGIN }: Pick<Env, 'PUBLIC_ORIGIN'>,
  pages: readonly LivePage[],
  media: Record<string, MediaRecord>,
): SiteRecords {
  const refers = referencesOf(pages.flatMap(({ blocks }) => blocks))
  const inCategories = refers.categories.map((id) => [id, itemsOfCategory(reader, id)] as const)
  const date = firmDate(reader, firm)
  const { baseCurrency } = getFirmProfile(reader)
  const shown = [
    ...itemsToShow(reader, refers.items),
    ...inCategories.flatMap(([, items]) => items),
  ]
  const prices = grossPrices(reader, shown, date)
  const slugs = productSlugs(reader, date)
  const itemsFor = (language: Language) => {
    const base = shopPath(getSiteSettings(reader), language)
    const items = [...new Map(shown.map((item) => [item.id, item])).values()]
    const ids = items.map(({ id }) => id)
    const spoken = wordsOfItems(reader, ids, language)
    return items.map((item) =>
      itemView(inWords(item, spoken.get(item.id)), {
        price: prices.get(item.id) ?? item.unitPrice,
        currency: baseCurrency,
        slug: slugs.get(item.id),
        base,
      }),
    )
  }
  const bookingPages = Object.fromEntries(
    [...publicBookingPaths(reader, firm.firmId, refers.bookingPages)].map(([id, path]) => [
      id,
      `${PUBLIC_ORIGIN}${path}`,
    ]),
  )
  const own: Omit<LanguageRecords, 'items' | 'hours'> = {
    categories: Object.fromEntries(
      inCategories.map(([id, list]) => [id, list.map((item) => item.id)]),
    ),
    courses: coursesOfFirm(reader, firm, { date, origin: PUBLIC_ORIGIN, ids: refers.courses }),
    bookingPages,
  }
  const { languages } = getSiteSettings(reader)
  const each = languages.map((language): [Language, LanguageRecords] => [
    language,
    { ...own, hours: hoursOfFirm(reader, firm, language), items: itemsFor(language) },
  ])
  return { languages: Object.fromEntries(each), media }
}

/** An item in the words of a language, as far as it has any. */
function inWords(item: ShownItem, words?: { name: string; description: string }): ShownItem {
  if (!words) return item
  return { ...item, name: words.name, description: words.description || item.description }
}

type Priced = { price: string; currency: string; slug: string | undefined; base: string }

/** An item as pages show it; one that the shop sells leads to its page there. */
function itemView(item: ShownItem, { price, currency, slug, base }: Priced): ItemView {
  const { id, name, description, unit, pictureId, pictureAlt } = item
  return {
    ...{ id, name, description, unit, price, currency },
    mediaId: '',
    mediaAlt: pictureAlt,
    pictureSrc: slug === undefined || pictureId === '' ? '' : `/_item/${id}/${pictureId}`,
    href: slug === undefined ? '' : below(base, slug),
    // Whether it is there changes by the hour: the shop says it when somebody asks.
    isAvailable: true,
    canOrder: slug !== undefined,
  }
}

type AskedCourses = { date: string; origin: string; ids: readonly string[] }

/** Courses that pages name and anybody may order, each with what a place costs with tax. */
function coursesOfFirm(
  reader: Reader,
  { firmId }: FirmContext,
  { date, origin, ids }: AskedCourses,
): LanguageRecords['courses'] {
  if (ids.length === 0) return {}
  const open = siteCourses(reader, firmId).filter(({ id }) => ids.includes(id))
  const places = itemsToShow(
    reader,
    open.flatMap(({ itemId }) => itemId || []),
  )
  const prices = grossPrices(reader, places, date)
  const { baseCurrency: currency } = getFirmProfile(reader)
  return Object.fromEntries(
    open.flatMap(({ id, title, summary, path, itemId }) => {
      const price = itemId === '' ? '' : prices.get(itemId)
      // What a place costs is not known while its item is archived: nothing is given away.
      if (price === undefined) return []
      const view = { name: title, description: summary, href: origin + path, price, currency }
      return [[id, { ...view, dates: [] }]]
    }),
  )
}

function hoursOfFirm(
  reader: Reader,
  firm: FirmContext,
  language: Language,
): LanguageRecords['hours'] {
  const hours = shownHours(reader, firm, language)
  return hours ? { '': hours } : {}
}
