import { weekdays } from '#contract/communication/booking-pages.ts'
import type { Language } from '#contract/core/fields.ts'
import type { Env } from '../../../core/env.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { listTaxRates } from '../../books/taxes/index.ts'
import { itemsOfCategory, itemsToShow, type ShownItem } from '../../catalogue/items/views.ts'
import { publicBookingPaths } from '../../communication/bookings/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { type ItemView, referencesOf } from '../pages/views.ts'
import { describeHours, getSiteSettings, OpeningHours } from '../site-settings/index.ts'
import { grossPrice } from './gross-price.ts'
import type { LanguageRecords, LivePage, MediaRecord, SiteRecords } from './site.ts'

/** Days ahead whose hours are named where they differ. */
const daysAhead = 30

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
  const rates = new Map(listTaxRates(reader).map(({ code, rate }) => [code, rate]))
  const { baseCurrency } = getFirmProfile(reader)
  const shown = [
    ...itemsToShow(reader, refers.items),
    ...inCategories.flatMap(([, items]) => items),
  ]
  const items = new Map(
    shown.map((item) => [item.id, itemView(item, rates.get(item.taxCode) ?? '0', baseCurrency)]),
  )
  const bookingPages = Object.fromEntries(
    [...publicBookingPaths(reader, firm.firmId, refers.bookingPages)].map(([id, path]) => [
      id,
      `${PUBLIC_ORIGIN}${path}`,
    ]),
  )
  const own: LanguageRecords = {
    items: [...items.values()],
    categories: Object.fromEntries(
      inCategories.map(([id, list]) => [id, list.map((item) => item.id)]),
    ),
    courses: {},
    bookingPages,
    hours: hoursOfFirm(reader, firm),
  }
  const { languages } = getSiteSettings(reader)
  const each = languages.map((language): [Language, LanguageRecords] => [language, own])
  return { languages: Object.fromEntries(each), media }
}

function itemView(item: ShownItem, rate: string, currency: string): ItemView {
  const { id, name, description, unit, unitPrice, priceMode } = item
  const price = priceMode === 'gross' ? unitPrice : grossPrice(unitPrice, rate, currency)
  return {
    ...{ id, name, description, unit, price, currency },
    mediaId: '',
    mediaAlt: '',
    href: '',
    isAvailable: true,
  }
}

function hoursOfFirm(reader: Reader, firm: FirmContext): LanguageRecords['hours'] {
  const { hours } = getSiteSettings(reader)
  if (hours.week.length === 0) return {}
  const { timeZone } = getFirmProfile(reader)
  const spansOf = (day: string) =>
    hours.week.filter((span) => span.day === day).map(({ from, to }) => ({ from, to }))
  const opening = OpeningHours.parse({
    timeZone,
    week: weekdays.map(spansOf),
    holidays: 'asUsual',
  })
  const today = firmDate(reader, firm)
  return { '': describeHours(opening, { today, days: daysAhead }, new Map()) }
}
