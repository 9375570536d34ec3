import type { Language } from '#contract/core/fields.ts'
import type { DepositInput } from '#contract/selling/deposits.ts'

type Words = Readonly<Record<DepositInput['kind'], string>>

/** The line of a deposit invoice. Gaps: percent, number and date of the quote. */
export const depositWords: Readonly<Record<Language, Words>> = {
  en: {
    percent: 'Deposit of {percent} on quote {number} of {date}',
    amount: 'Deposit on quote {number} of {date}',
    progress:
      'Work done so far on quote {number} of {date}: {percent}\nLess amounts already invoiced',
  },
  de: {
    percent: 'Anzahlung von {percent} auf Angebot {number} vom {date}',
    amount: 'Anzahlung auf Angebot {number} vom {date}',
    progress:
      'Bisher erbrachte Leistungen zu Angebot {number} vom {date}: {percent}\nAbzüglich bereits abgerechneter Teile',
  },
  it: {
    percent: 'Acconto del {percent} sul preventivo {number} del {date}',
    amount: 'Acconto sul preventivo {number} del {date}',
    progress:
      'Lavori eseguiti finora sul preventivo {number} del {date}: {percent}\nDetratto quanto già fatturato',
  },
  ru: {
    percent: 'Предоплата {percent} по предложению {number} от {date}',
    amount: 'Предоплата по предложению {number} от {date}',
    progress:
      'Выполнено на сегодня по предложению {number} от {date}: {percent}\nЗа вычетом выставленного ранее',
  },
  es: {
    percent: 'Anticipo del {percent} sobre el presupuesto {number} del {date}',
    amount: 'Anticipo sobre el presupuesto {number} del {date}',
    progress:
      'Trabajo realizado hasta ahora según el presupuesto {number} del {date}: {percent}\nMenos lo ya facturado',
  },
}
