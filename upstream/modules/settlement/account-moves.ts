import type { PartyStatement } from '#contract/statements.ts'
import type { Reader } from '../../firm/store.ts'
import type { OpenItem } from './reader.ts'

type Span = { partyId: string; direction: OpenItem['direction']; from: string; to: string }
type Line = PartyStatement['currencies'][number]['lines'][number]
type Account = Pick<
  PartyStatement['currencies'][number],
  'currency' | 'opening' | 'closing' | 'lines'
>
/** What changed an account, by currency; `hasMore` where there were more lines than are told. */
export type AccountMoves = { currencies: Account[]; hasMore: boolean }
type Move = Omit<Line, 'balance'> & { currency: string }

/** As many lines are told at once. */
const maxLines = 1_000

/**
 * What changed what a party owes from one day to another, with what it owed before and after. What
 * was only put from one of its items to another changes nothing, unless the other is in another
 * currency or on the other side of the firm's books.
 */
export function accountMoves({ sql }: Reader, span: Span): AccountMoves {
  const { partyId, direction, from, to } = span
  const openings = sql
    .exec<{ currency: string; opening: number }>(
      `with ${moves} select currency, sum(amount) as opening from moves
       where date < ?3 group by currency having sum(amount) <> 0`,
      partyId,
      direction,
      from,
    )
    .toArray()
  const found = sql
    .exec<Move>(
      `with ${moves} select * from moves where date >= ?3 and date <= ?4
       order by date, documentNumber, amount desc limit ?5`,
      partyId,
      direction,
      from,
      to,
      maxLines + 1,
    )
    .toArray()
  const byCurrency = new Map<string, Account>()
  const open = (currency: string, opening = 0): Account => {
    const known = byCurrency.get(currency)
    if (known) return known
    const made = { currency, opening, closing: opening, lines: [] }
    byCurrency.set(currency, made)
    return made
  }
  for (const { currency, opening } of openings) open(currency, opening)
  for (const { currency, ...move } of found.slice(0, maxLines)) {
    const account = open(currency)
    account.closing += move.amount
    account.lines.push({ ...move, balance: account.closing })
  }
  const currencies = [...byCurrency.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1))
  return { currencies, hasMore: found.length > maxLines }
}

const document = `i.document_kind as documentKind, i.document_id as documentId,
  i.document_number as documentNumber, i.due_date as dueDate, i.currency`
const ofParty = 'i.party_id = ?1 and i.direction = ?2'
const sign = "case i.side when 'debit' then 1 else -1 end"

/** Allocations whose other side is no part of the account. */
const offsets = `open_items i
    join allocations a on a.debit_item_id = i.id or a.credit_item_id = i.id
    join open_items o
      on o.id = case i.side when 'debit' then a.credit_item_id else a.debit_item_id end
    where ${ofParty} and (o.currency <> i.currency or o.direction <> i.direction)`
const taken = `(${sign}) * case i.side when 'debit' then a.debit_amount else a.credit_amount end`

/** Every change of what a party owes in a direction: ?1 is the party, ?2 the direction. */
const moves = `moves as (
  select i.date, 'document' as change, ${document}, (${sign}) * i.amount as amount
  from open_items i where ${ofParty}
  union all
  select i.closed_date, 'takenBack', ${document}, -(${sign}) * i.amount
  from open_items i where ${ofParty} and i.closed_date is not null
  union all
  select a.effective_date, 'offset', ${document}, -${taken} from ${offsets}
  union all
  select a.reversal_date, 'offset', ${document}, ${taken} from ${offsets}
    and a.reversal_date is not null)`
