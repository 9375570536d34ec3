import { tellTerminal } from './tell-terminal.ts'
import { endPayment } from './terminal-look.ts'
import type { Means } from './terminal-show.ts'
import { terminalUnderWay } from './terminal-store.ts'

/** Nobody looked for so long: they do not come back to it. */
export const abandonedAfterMs = 5 * 60_000

/** What the provider is charging just now is looked at again after so long. */
const againMs = 60_000

/**
 * Ends a payment that nobody came back to. What was not paid is taken off the terminal; what was paid
 * sells its cart, or goes back to the card where the sale is refused, and the firm is told which.
 * @returns when to look again, if it is not over
 * @throws AppError unavailable
 */
export async function endAbandoned(
  means: Means,
  { cartId, attempt }: { cartId: string; attempt: number },
): Promise<Date | undefined> {
  const { store, firm } = means
  const row = terminalUnderWay(store.reader, cartId)
  if (row?.attempt !== attempt) return undefined
  const dueAt = Date.parse(row.seenAt) + abandonedAfterMs
  if (dueAt > firm.now.getTime()) return new Date(dueAt)
  const { state } = await endPayment(means, row)
  if (terminalUnderWay(store.reader, cartId)?.attempt === attempt) {
    return new Date(firm.now.getTime() + againMs)
  }
  if (state === 'sold') {
    store.transact(firm, (writer) => tellTerminal(writer, firm, row, 'sold'))
  }
  return undefined
}
