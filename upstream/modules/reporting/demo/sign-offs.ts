import type { Language } from '#contract/core/fields.ts'
import { addMonths } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { closeYear, listMonths, listYears, signOffMonth } from '../closing/index.ts'
import { asColleague } from './claims.ts'

const notes: Record<Language, string> = {
  en: 'Looked through with the owner',
  de: 'Mit der Inhaberin durchgesehen',
  it: 'Controllato con la titolare',
  ru: 'Проверено вместе с владельцем',
  es: 'Revisado con la titular',
}

/** Months of the last ones that are left to whoever looks at the demo. */
const leftOpen = 2

/**
 * A colleague has signed the months off until some weeks ago and closed the years that ended half a
 * year ago; what came after is still to be looked at.
 */
export function signOffPast(writer: Writer, context: FirmContext, language: Language): void {
  const theirs = asColleague(context, language)
  const over = listMonths(writer, context).filter(({ isOver }) => isOver)
  for (const { month } of over.slice(leftOpen).reverse()) {
    signOffMonth(writer, theirs, { month, note: notes[language], despite: true })
  }
  const settled = addMonths(context.now.toISOString().slice(0, 10), -6)
  for (const { end, profit, closing } of listYears(writer, context).reverse()) {
    if (end <= settled && profit !== 0 && !closing) closeYear(writer, theirs, end)
  }
}
