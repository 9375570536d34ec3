import type { Language } from '#contract/core/fields.ts'
import type { DepositInput } from '#contract/selling/deposits.ts'

type Words = Readonly<Record<DepositInput['kind'], string>>

/** The line of a deposit invoice that no quote is named on. Gaps: percent, and what it is for. */
export const depositWords: Readonly<Record<Language, Words>> = {
  en: {
    percent: 'Deposit of {percent} on: {subject}',
    amount: 'Deposit on: {subject}',
    progress: 'Work done so far, {percent} of: {subject}\nLess amounts already invoiced',
  },
  de: {
    percent: 'Anzahlung von {percent} auf: {subject}',
    amount: 'Anzahlung auf: {subject}',
    progress:
      'Bisher erbrachte Leistungen, {percent} von: {subject}\nAbzüglich bereits abgerechneter Teile',
  },
  it: {
    percent: 'Acconto del {percent} su: {subject}',
    amount: 'Acconto su: {subject}',
    progress: 'Lavori eseguiti finora, {percent} di: {subject}\nDetratto quanto già fatturato',
  },
  ru: {
    percent: 'Предоплата {percent} за: {subject}',
    amount: 'Предоплата за: {subject}',
    progress: 'Выполнено на сегодня {percent}: {subject}\nЗа вычетом выставленного ранее',
  },
  es: {
    percent: 'Anticipo del {percent} sobre: {subject}',
    amount: 'Anticipo sobre: {subject}',
    progress: 'Trabajo realizado hasta ahora, {percent} de: {subject}\nMenos lo ya facturado',
  },
}
