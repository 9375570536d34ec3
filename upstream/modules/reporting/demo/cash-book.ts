import type { Language } from '#contract/core/fields.ts'
import { parseAmount } from '#contract/core/money.ts'
import type { FirmInput } from '#contract/firm/firms.ts'
import { addDays, addMonths } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { accountFor } from '../../books/ledger/index.ts'
import { balanceUntil, movementByDay } from '../../books/ledger/views.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { beginBook, closeDay, countCash, noteMovement } from '../../money/cash-book/index.ts'
import { priceIn } from './prices.ts'

type Words = Record<Language, string>

const toBank: Words = {
  en: 'Carried to the bank',
  de: 'Zur Bank gebracht',
  it: 'Versamento in banca',
  ru: 'Сдано в банк',
  es: 'Ingreso en el banco',
}
const change: Words = {
  en: 'Wrong change given',
  de: 'Falsch herausgegeben',
  it: 'Resto sbagliato',
  ru: 'Ошибка при сдаче',
  es: 'Cambio mal dado',
}

/**
 * The cash book of a demo: kept for two months, a few coins short once, its days closed until the one
 * before the last.
 */
export function keepCashBook(writer: Writer, context: FirmContext, firm: FirmInput): void {
  const { language, baseCurrency } = firm
  const account = accountFor(writer, 'cash')
  const today = firmDate(writer, context)
  const since = `${addMonths(today, -2).slice(0, 7)}-01`
  beginBook(writer, context, { account, since })
  const moved = movementByDay(writer, account, since, addDays(today, -1)).map(({ date }) => date)
  const [before, last] = moved.slice(-2)
  if (before === undefined || last === undefined) return
  const lies = Math.min(balanceUntil(writer, account, before), balanceUntil(writer, account, last))
  const amount = Math.floor(lies / 20_000) * 10_000
  if (amount > 0) {
    const text = toBank[language]
    const out = { date: before, direction: 'out' as const, amount, text }
    noteMovement(writer, context, account, { ...out, account: accountFor(writer, 'transit') })
  }
  const short = parseAmount(priceIn(40, baseCurrency), baseCurrency) ?? 0
  const counted = balanceUntil(writer, account, before) - short
  if (counted < 0) return
  const reason = change[language]
  countCash(writer, context, account, { date: before, pieces: [], other: counted, reason })
  closeDay(writer, context, account, before)
}
