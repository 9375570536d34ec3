import { allocate, type Minor } from '#contract/core/money.ts'
import { addMonths } from '../../../../firm/calendar.ts'
import type { FirmContext, Reader } from '../../../../firm/store.ts'
import { firmDate, getFirmProfile } from '../../../firm/firms/index.ts'
import { openFrame } from '../frame.ts'
import { listFiled, scopeOf } from '../returns/filed-returns.ts'
import { makeReturn } from '../returns/make-return.ts'
import { dutiesDue } from './due.ts'
import { returnKey, rulesOf } from './rules.ts'
import { readDutySettings } from './store.ts'

/** Tax of a period on the day it is to be paid. Above zero is owed by the firm, minor units. */
export type TaxToPay = { name: string; from: string; to: string; dueDate: string; amount: Minor }

/** What was not filed is looked for so far back, in months. */
const looksBack = 12

/**
 * The tax of each period that has begun and is due until a day: as it was filed, or as the books are
 * now. It is paid with the return, where the country has no payment apart; one that was filed and is due
 * before today is taken to be paid, as is a payment that somebody marked done.
 */
export function taxesToPay(reader: Reader, context: FirmContext, until: string): TaxToPay[] {
  const today = firmDate(reader, context)
  const frame = openFrame(reader, context, {})
  const filed = listFiled(reader)
  const { country } = getFirmProfile(reader).address
  const apart = rulesOf(country, readDutySettings(reader), [])
    .map(({ key }) => key)
    .filter((key) => key.startsWith('payment'))
  const keys = apart.length > 0 ? apart : [returnKey]
  return dutiesDue(reader, { from: addMonths(today, -looksBack), to: until })
    .filter(({ key, from }) => keys.includes(key) && from <= today)
    .flatMap(({ key, name, from, to, dueDate, doneAt }) => {
      const isPaid = doneAt !== null && (key !== returnKey || dueDate < today)
      if (isPaid) return []
      const one = filed.find((kept) => kept.from === from && kept.to === to)
      const owed = one?.owed ?? makeReturn(frame, scopeOf(reader, { from, to })).owed
      const [part = 0] = allocate(
        owed,
        keys.map(() => 1),
      ).slice(keys.indexOf(key))
      return part === 0 ? [] : [{ name, from, to, dueDate, amount: part }]
    })
}
