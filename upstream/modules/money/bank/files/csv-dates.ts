import { dateOf } from '../../../../register/import/read-row.ts'
import { fullDate, realDate } from './statement.ts'

type Order = 'day' | 'month'

/** The date that a cell says, whatever follows it; undefined for none. */
export function cellDate(text: string, order: Order): string | undefined {
  return /^\d{8}$/.test(text) ? fullDate(text) : realDate(dateOf(text, order))
}

/** Whether a cell says a date in some order. */
export function anyDate(text: string): boolean {
  return cellDate(text, 'day') !== undefined || cellDate(text, 'month') !== undefined
}

/** Countries that write the month first. */
const monthFirst: readonly string[] = ['US', 'PH', 'FM', 'MH', 'PW']

/**
 * Whether the day or the month stands first: as the file allows, and never in the future; where both
 * do, as the firm's country writes. `isOpen` where nothing but the country tells.
 */
export function guessDateOrder(
  dates: readonly string[],
  { country, today }: { country: string; today: string },
): { order: Order; isOpen: boolean } {
  const said = dates.filter((text) => /^\d{1,2}[./-]\d{1,2}[./-]\d/.test(text))
  const usual: Order = monthFirst.includes(country) ? 'month' : 'day'
  if (said.length === 0) return { order: usual, isOpen: false }
  const other: Order = usual === 'day' ? 'month' : 'day'
  const fits = (order: Order) => {
    const read = said.map((text) => cellDate(text, order))
    return {
      count: read.filter((date) => date !== undefined).length,
      future: read.filter((date) => date !== undefined && date > today).length,
    }
  }
  const [own, others] = [fits(usual), fits(other)]
  if (own.count !== others.count) {
    return { order: own.count > others.count ? usual : other, isOpen: false }
  }
  // A day between points stands first wherever people write so.
  if (said.every((text) => /^\d{1,2}\.\d{1,2}\./.test(text))) return { order: 'day', isOpen: false }
  if (own.future !== others.future) {
    return { order: own.future < others.future ? usual : other, isOpen: true }
  }
  const isSame = said.every((text) => cellDate(text, usual) === cellDate(text, other))
  return { order: usual, isOpen: !isSame }
}

/** Words of a status by which a row moves nothing, or nothing yet. */
const notBooked =
  /^(umsatz )?(pending|declined|reverted|reversed|failed|cancell?ed|rejected|blocked|expired|authoris?ed|authorized|vorgemerkt|offen|abgelehnt|storniert|fehlgeschlagen|ausstehend|non contabilizzato|in attesa|rifiutat[oa]|annullat[oa]|stornat[oa]|pendiente|rechazad[oa]|anulad[oa]|en attente|refusée?|annulée?|rejetée?|en cours|in behandeling|geweigerd|в обработке|ожидает|отклонен[ао]?|отменен[ао]?|неуспешно)$/i

/** Words with which a bank begins what it says of the account, and not of a movement. */
const notMovement =
  /^(alter|neuer|letzter|aktueller)?\s*(kontostand|saldo|anfangssaldo|endsaldo)|^(ancien |nouveau )?solde (au|initial|final|cr[eé]diteur|d[eé]biteur)|(opening|closing|beginning|ending|starting) balance|^total\b|^summe\b|^totale\b|^disclaimer/i

/** Whether a status, or what stands in place of the day, says that a row is not booked. */
export function isNotBooked(text: string): boolean {
  return notBooked.test(text.trim())
}

/** Whether a row says what the account has, or is a note below the lines. */
export function isBalanceRow(cells: readonly string[]): boolean {
  return cells.some((cell) => notMovement.test(cell.trim()))
}
