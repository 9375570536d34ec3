import type { TaxRate } from '#contract/books/taxes.ts'
import type { Language } from '#contract/core/fields.ts'
import { makeFormat } from './format.ts'
import { todayIn } from './today.ts'

type Labelled = { value: string; label: string }

/**
 * Tax rates to choose from: those of today as they are called, then those to come and those that
 * ended, each with the days it applies. Of two with one label each says its code, too.
 * @param labelOf what a rate is called; its name without it
 */
export function rateOptions(
  rates: readonly TaxRate[],
  language: Language,
  labelOf: (rate: TaxRate) => string = ({ name, code }) => name[language] ?? code,
  today = todayIn('UTC'),
): Labelled[] {
  const { date } = makeFormat({ language })
  const labelled = rates.map((rate) => {
    const { code, validFrom, validTo } = rate
    const isComing = validFrom !== null && validFrom > today
    const isOver = validTo !== null && validTo < today
    const from = isComing ? date(validFrom, 'medium') : ''
    const to = validTo !== null && (isComing || isOver) ? date(validTo, 'medium') : ''
    const days = [from, '–', to].filter(Boolean).join(' ')
    const label = isComing || isOver ? `${labelOf(rate)} (${days})` : labelOf(rate)
    return { value: code, label, rank: isOver ? 2 : isComing ? 1 : 0 }
  })
  return labelled
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ value, label }) => {
      const isShared = labelled.filter((other) => other.label === label).length > 1
      return { value, label: isShared ? `${label}, ${value}` : label }
    })
}
