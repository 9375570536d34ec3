import { z } from 'zod'
import { allocate, type Minor } from '#contract/core/money.ts'
import { payableOf } from '#contract/core/payable.ts'
import { Instalment, instalmentAmounts } from '#contract/selling/instalments.ts'
import { addDays, daysBetween } from '../../../firm/calendar.ts'
import type { DocumentRow } from './reader.ts'

/** A part with what is to be paid of it, deposits taken off. */
export type InstalmentPart = Instalment & { amount: Minor }

const Stored = z.array(Instalment)

type Plan = Pick<DocumentRow, 'instalments'>

/** The parts that an invoice is paid in; none where it is due at once. */
export function instalmentsOf({ instalments }: Plan): Instalment[] {
  return Stored.parse(JSON.parse(instalments))
}

/** The day it was issued with: of the first part, or the one due date. It never changes. */
export function firstDueDate(row: Plan & Pick<DocumentRow, 'dueDate'>): string {
  return instalmentsOf(row)[0]?.dueDate ?? row.dueDate
}

/** What each part comes to; deposits that were deducted are nobody's to pay again. */
export function instalmentParts(
  row: Plan &
    Pick<DocumentRow, 'total'> & { deducted?: Minor | undefined; splitTax?: Minor | undefined },
): InstalmentPart[] {
  const parts = instalmentsOf(row)
  const amounts = instalmentAmounts(payableOf(row) - (row.deducted ?? 0), parts)
  return parts.map((part, at) => ({ ...part, amount: amounts[at] ?? 0 }))
}

/**
 * What is opened when it is issued: an item a part. What deposits paid of it is in the first one,
 * which they settle before anything else.
 */
export function openParts(
  row: Plan & Pick<DocumentRow, 'total' | 'splitTax' | 'dueDate' | 'deducted'>,
  totalBase: Minor,
): { dueDate: string; amount: Minor; amountBase: Minor }[] {
  const parts = instalmentParts(row)
    .map(({ dueDate, amount }, at) => ({
      dueDate,
      amount: at === 0 ? amount + row.deducted : amount,
    }))
    .filter(({ amount }) => amount > 0)
  if (parts.length === 0)
    return [{ dueDate: row.dueDate, amount: payableOf(row), amountBase: totalBase }]
  const bases = allocate(
    totalBase,
    parts.map(({ amount }) => amount),
  )
  return parts.map((part, at) => ({ ...part, amountBase: bases[at] ?? 0 }))
}

/** The same plan for another day of issue. */
export function movedInstalments(
  { issueDate, instalments }: { issueDate: string; instalments: readonly Instalment[] },
  day: string,
): Instalment[] {
  const days = daysBetween(issueDate, day)
  return instalments.map((part) => ({ ...part, dueDate: addDays(part.dueDate, days) }))
}
