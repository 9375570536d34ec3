import type { Analysis } from '#contract/reporting/analytics.ts'
import { namesOfKeys } from './keys.ts'
import { noValue, type Plan, writeFilters } from './plan.ts'

/** What a measure of the view is called. */
export function measureLabel({ texts, view }: Pick<Plan, 'texts' | 'view'>, name: string): string {
  return texts.measures[`${view.name}.${name}`] ?? texts.measures[name] ?? name
}

/** "Net sales by customer". */
export function titleOf(plan: Plan): string {
  const { texts, measures, by, across } = plan
  const what = measures.map(({ name }) => measureLabel(plan, name)).join(', ')
  const groups = [by, across].flatMap((group) =>
    group ? [texts.groups[group.name] ?? group.name] : [],
  )
  return groups.length > 0 ? texts.title(what, groups.join(', ')) : what
}

/** What a question keeps to, in words, each with the conditions that are left without it. */
export function wordsOf(plan: Plan): Analysis['conditions'] {
  const { filters, texts } = plan
  return filters.map((filter) => {
    const { name, values, how } = filter
    const nameOf = namesOfKeys(plan, filter, values)
    const named = values.map((value) => (value === noValue ? texts.none : nameOf(value))).join(', ')
    const text = how === 'not' ? texts.not(named) : how === 'has' ? texts.has(named) : named
    return {
      label: texts.groups[name] ?? name,
      text,
      without: writeFilters(filters.filter((one) => one !== filter)),
    }
  })
}

/** The days of a question and what it keeps to. */
export function subtitleOf({ format, span }: Plan, conditions: Analysis['conditions']): string {
  const kept = conditions.map(({ label, text }) => `${label}: ${text}`)
  return [format.span(span), ...kept].join(' · ')
}
