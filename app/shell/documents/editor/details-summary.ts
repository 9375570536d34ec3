import { keptDateFormat } from '#contract/core/kept-formats.ts'
import { addDays } from '../draft/draft-of-document.ts'

/** What the line above the folded details says, in words and forms that are already final. */
export type SummaryTexts = {
  /** BCP 47 tag for dates. */
  locale: string
  /** With `{{date}}`. */
  due: string
  net: string
  gross: string
  /** With `{{currency}}` and `{{rate}}`. */
  rate: string
  languages: Readonly<Record<string, string>>
  /** Date fields that only this kind has, with their labels; the due date is worked out. */
  dates: readonly { name: string; label: string }[]
  baseCurrency: string
}

/** Dates, terms, currency, prices and language of a document in a few words. */
export function detailsSummary(at: (name: string) => string, texts: SummaryTexts): string[] {
  const { dates, locale, baseCurrency } = texts
  const currency = at('currency')
  const rate = at('exchangeRate')
  const isForeign = currency !== baseCurrency && rate !== ''
  const foreign = texts.rate.replace('{{currency}}', currency).replace('{{rate}}', rate)
  return [
    dateText(at('issueDate'), locale),
    dueText(at, texts),
    ...dates.map(({ name, label }) => {
      const date = dateText(at(name), locale)
      return date && `${label} ${date}`
    }),
    isForeign ? foreign : currency,
    at('priceMode') === 'gross' ? texts.gross : texts.net,
    texts.languages[at('language')] ?? '',
  ].filter((part) => part !== '')
}

function dueText(at: (name: string) => string, { due, locale }: SummaryTexts): string {
  const days = at('paymentTermsDays')
  const issued = at('issueDate')
  const byTerms = /^\d{1,3}$/.test(days) && issued ? addDays(issued, Number(days)) : ''
  const date = dateText(at('dueDate') || byTerms, locale)
  return date && due.replace('{{date}}', date)
}

/** A plain date as the language writes it; nothing for what is none. */
function dateText(date: string, locale: string): string {
  const day = new Date(`${date}T00:00:00Z`)
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(day.getTime())) return ''
  return keptDateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(day)
}
