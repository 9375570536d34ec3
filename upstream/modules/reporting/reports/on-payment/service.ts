import { eq } from 'drizzle-orm'
import { taxOnPaymentIn } from '#contract/books/tax-on-payment.ts'
import { AppError, invalidField } from '#contract/core/errors.ts'
import type { TaxOnPayment } from '#contract/reporting/tax-returns.ts'
import type { Reader, Writer } from '../../../../firm/store.ts'
import { getFirmProfile } from '../../../firm/firms/index.ts'
import { listFiled } from '../returns/filed-returns.ts'
import { taxOnPaymentTable } from '../tables.ts'
import { listPaymentDays, withoutEnd } from './spans.ts'

const entity = 'taxOnPayment'

/** When the firm's tax is due, and whether its country knows tax that is due as it is paid. */
export function getOnPayment(reader: Reader): TaxOnPayment {
  const last = lastFiled(reader)
  return {
    concerns: taxOnPaymentIn[getFirmProfile(reader).address.country] ?? null,
    spans: listPaymentDays(reader).map(({ from, to }) => ({
      from,
      until: to === withoutEnd ? null : to,
      mayTakeBack: from > last,
    })),
  }
}

/**
 * Has the tax of documents from a day on be due as they are paid.
 * @throws AppError conflict where the country does not know it or it goes on already; invalid where
 *   the day lies in a return that was filed or in days that ended
 */
export function beginOnPayment(writer: Writer, { from }: { from: string }): TaxOnPayment {
  if (!taxOnPaymentIn[getFirmProfile(writer).address.country]) {
    throw new AppError('conflict', 'This scheme does not exist in the country of the firm')
  }
  const [latest] = listPaymentDays(writer)
  if (latest?.to === withoutEnd) throw new AppError('conflict', 'It is active already')
  const last = lastFiled(writer)
  if (from <= last) throw invalidField('from', 'returnFiled', { date: last })
  if (latest && from <= latest.to) throw invalidField('from', 'notBeforeStart')
  writer.db.insert(taxOnPaymentTable).values({ fromDate: from, untilDate: withoutEnd }).run()
  writer.audit({ entity, entityId: from, action: 'create', after: { from } })
  return getOnPayment(writer)
}

/**
 * Ends it with a day; what documents until then still owe stays due as they are paid.
 * @throws AppError conflict where it does not go on; invalid where the day is before its first, or in a
 *   return that was filed
 */
export function endOnPayment(writer: Writer, { until }: { until: string }): TaxOnPayment {
  const [latest] = listPaymentDays(writer)
  if (latest?.to !== withoutEnd) throw new AppError('conflict', 'It is not active')
  if (until < latest.from) throw invalidField('until', 'beforeStart')
  const last = lastFiled(writer)
  if (until < last) throw invalidField('until', 'returnFiled', { date: last })
  writer.db
    .update(taxOnPaymentTable)
    .set({ untilDate: until })
    .where(eq(taxOnPaymentTable.fromDate, latest.from))
    .run()
  const before = { from: latest.from, until: '' }
  writer.audit({
    entity,
    entityId: latest.from,
    action: 'edit',
    before,
    after: { ...before, until },
  })
  return getOnPayment(writer)
}

/** @throws AppError not_found; conflict once a return of its days was filed */
export function takeBackOnPayment(writer: Writer, { from }: { from: string }): TaxOnPayment {
  if (!listPaymentDays(writer).some((one) => one.from === from)) {
    throw new AppError('not_found', 'No period begins on this day')
  }
  if (from <= lastFiled(writer))
    throw new AppError('conflict', 'A return for this period has been filed')
  writer.db.delete(taxOnPaymentTable).where(eq(taxOnPaymentTable.fromDate, from)).run()
  writer.audit({ entity, entityId: from, action: 'delete', before: { from } })
  return getOnPayment(writer)
}

/** The last day of which a return was filed; empty before the first. */
function lastFiled(reader: Reader): string {
  return listFiled(reader)[0]?.to ?? ''
}
