import type { Writer } from '../../../firm/store.ts'
import type { OpenItem } from './reader.ts'

/**
 * By how much what is open of each party changed, by when it had effect (year, month or day) and by
 * due date (month, ten days or day). What was open at the end of any day, and how late it was, is a
 * sum of few of these, however many documents a party has: the coarse ones for whole spans, the fine
 * ones only around the day asked for and the edges of the ages. The table is in `schema.sql`.
 */

/** The spans that each change is added to: when it had effect, and when it is due. */
function spansOf(date: string, dueDate: string): [period: string, unit: DueUnit, due: string][] {
  const due = { month: dueDate.slice(0, 7), ten: dueDate.slice(0, 9), day: dueDate }
  const long = [date.slice(0, 4), date.slice(0, 7)].flatMap((period) =>
    dueUnits.map((unit): [string, DueUnit, string] => [period, unit, due[unit]]),
  )
  return [...long, [date, 'day', due.day]]
}

const dueUnits = ['month', 'ten', 'day'] as const
type DueUnit = (typeof dueUnits)[number]

type Change = { date: string; amount: number; amountBase: number }

/** Adds a change of an item's balance to the sums of its party. */
export function addPartyChange(
  { sql }: Writer,
  { direction, side, dueDate, partyId, madeBy, currency }: OpenItem,
  { date, amount, amountBase }: Change,
): void {
  sql.exec(
    `insert into party_balance_changes
       (direction, side, period, due_unit, due, party_id, made_by, currency, balance, balance_base)
     select ?, ?, value ->> 0, value ->> 1, value ->> 2, ?, ?, ?, ?, ? from json_each(?) where true
     ${addUp}`,
    direction,
    side,
    partyId,
    madeBy,
    currency,
    amount,
    amountBase,
    JSON.stringify(spansOf(date, dueDate)),
  )
}

/** Has what was open of one party be another's. */
export function moveParty({ sql }: Writer, fromId: string, intoId: string): void {
  sql.exec(
    `insert into party_balance_changes
     select direction, side, period, due_unit, due, ?, made_by, currency, balance, balance_base
     from party_balance_changes where party_id = ? ${addUp}`,
    intoId,
    fromId,
  )
  sql.exec('delete from party_balance_changes where party_id = ?', fromId)
}

const addUp = `on conflict do update set balance = balance + excluded.balance,
  balance_base = balance_base + excluded.balance_base`
