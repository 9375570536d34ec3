import { RefundInput } from '#contract/tills/till-tickets.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { holdAtTill, releaseAtTill } from '../../money/wallets/index.ts'
import type { StoredTerminalRefund } from './terminal-refund-store.ts'
import { chooseCards } from './ticket-cards.ts'

/**
 * Sets the gift cards aside that come back with a refund, so that nobody spends them while the provider
 * gives the card its money.
 * @throws AppError invalid at `giftCards`; conflict `walletTooLow` where something of one was spent
 */
export function holdCards(writer: Writer, context: FirmContext, row: StoredTerminalRefund): void {
  const date = firmDate(writer, context)
  for (const { walletId, ...held } of heldFor(writer, row)) {
    holdAtTill(writer, context, walletId, { ...held, date })
  }
}

/** Frees them: the refund takes them back, or their holder keeps them. */
export function freeCards(writer: Writer, context: FirmContext, row: StoredTerminalRefund): void {
  const date = firmDate(writer, context)
  for (const { walletId, ...held } of heldFor(writer, row)) {
    releaseAtTill(writer, context, walletId, { ...held, date })
  }
}

/** The same from when they are set aside: of a ticket one refund at a time is on its way. */
function heldFor(reader: Reader, { id, ticketId, input }: StoredTerminalRefund) {
  const { lines, giftCards } = RefundInput.parse(JSON.parse(input))
  const isAll = lines.length + giftCards.length === 0
  return chooseCards(reader, ticketId, isAll ? null : giftCards).map(
    ({ walletId, amount, position }) => ({
      ...{ walletId, amount },
      reference: `terminalRefund:${id}:${position}`,
    }),
  )
}
