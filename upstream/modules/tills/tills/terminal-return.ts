import { AppError } from '#contract/core/errors.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { schedule } from '../../firm/jobs/index.ts'
import type { TerminalRefundStanding } from '../../selling/card-terminals/index.ts'
import { terminalsOf } from '../../selling/card-terminals/index.ts'
import { getStoredCart } from './cart-store.ts'
import { nextLookBack } from './give-back.ts'
import { getStoredRegister } from './registers.ts'
import type { Means } from './terminal-show.ts'
import { changeTerminal, findTerminal, type StoredTerminal } from './terminal-store.ts'

/** What looks whether the money of a payment that was given back has arrived. */
export const returnLookJob = 'tills.terminalReturn'

/**
 * Gives all of a payment back to its card, unless that is done or on its way. What the provider refused, or
 * let fail, is asked for anew: it would only repeat an earlier answer.
 * @returns whether it is on its way still
 * @throws AppError unavailable where the provider does not answer or does not give it back yet
 */
export async function giveAllBack({ store, env, firm }: Means, row: StoredTerminal) {
  const { cartId, attempt, amount, currency, returnTries } = row
  const key = `${cartId}-${attempt}-back`
  const demand = { paymentId: row.paymentId ?? '', amount, currency, key }
  const terminals = await terminalsOf(env)
  const known = await terminals.givenBack(demand)
  const tries = returnTries + known.filter(isRefused).length
  const standing = known.find((one) => !isRefused(one))
  const back = standing ?? (await terminals.giveBack({ ...demand, tries }))
  // Somebody gave it back in the provider's dashboard: it is where it belongs.
  if (back.state !== 'refused' || back.reason === 'alreadyBack') {
    return { isPending: back.state === 'pending' }
  }
  const next = { returnTries: returnTries + 1 }
  store.transact(firm, (writer) => changeTerminal(writer, row, next))
  throw new AppError('unavailable', `The refund to the card failed: ${back.reason}`)
}

function isRefused({ state }: TerminalRefundStanding): boolean {
  return state === 'refused'
}

/** Plans to look whether what went back to a card stays there. */
export function planReturnLook(
  writer: Writer,
  { now }: FirmContext,
  { cartId, attempt, askedAt }: StoredTerminal,
  isPending: boolean,
): void {
  const dueAt = nextLookBack(askedAt, now, isPending)
  if (!dueAt) return
  const { registerId } = getStoredCart(writer, cartId)
  schedule(writer, {
    ...{ kind: returnLookJob, key: `${cartId}-${attempt}`, dueAt, payload: { cartId, attempt } },
    title: getStoredRegister(writer, registerId).name,
    link: `tills/${registerId}/sell`,
  })
}

/**
 * Looks what became of the money of a payment that was given back; what failed is given back anew.
 * @returns when to look again
 * @throws AppError unavailable
 */
export async function followReturn(
  means: Means,
  { cartId, attempt }: { cartId: string; attempt: number },
): Promise<Date | undefined> {
  const row = findTerminal(means.store.reader, cartId, attempt)
  // Without an id it is another firm's payment: this one was restored or copied since.
  if (row?.state !== 'returned' || row.paymentId === null) return undefined
  const { isPending } = await giveAllBack(means, row)
  return nextLookBack(row.askedAt, means.firm.now, isPending)
}
