import type { Format } from '#app/shell/format.ts'
import type { Translate } from '#app/shell/i18n/translate.ts'
import type { VisitEntry } from '#contract/core/demo.ts'
import { shortRoute } from './short-route.ts'
import type { Step } from './step.ts'

type Words = { t: Translate; format: Format }

/** The steps of a page of logs; `t` is of the namespace `demo-visits`. */
export function stepsOf(entries: readonly VisitEntry[], first: number, words: Words): Step[] {
  return entries.map((entry, index) => stepOf(entry, first + index, words))
}

/** One log as a step. */
export function stepOf(entry: VisitEntry, n: number, { t, format }: Words): Step {
  const { id, kind, route, at, log } = entry
  return {
    id,
    n,
    kind,
    route: shortRoute(route),
    words: wordsOf(entry, t, format),
    fields: Object.entries(log).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [{ name, value }]
        : Object.entries(value).map(([field, text]) => ({ name: `${name}.${field}`, value: text })),
    ),
    at,
    timeText: format.dateTime(at),
    time: Date.parse(at),
  }
}

function wordsOf({ kind, seconds, log }: VisitEntry, t: Translate, { number }: Format): string {
  const textOf = (name: string) => (typeof log[name] === 'string' ? log[name] : '')
  switch (kind) {
    case 'route':
      return seconds < 60
        ? t('step.seconds', { count: seconds })
        : t('step.minutes', { minutes: number(Math.floor(seconds / 60)), seconds: seconds % 60 })
    case 'click':
      return t('step.click', { what: textOf('text') || `<${textOf('tag')}>` })
    case 'form_submit':
      return t('step.form', { what: shortRoute(textOf('formId')) })
    case 'input_change':
      return t('step.input', {
        what: textOf('name') || textOf('id') || textOf('tag'),
        value: textOf('value'),
      })
  }
}
