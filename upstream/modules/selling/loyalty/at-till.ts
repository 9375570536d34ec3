import { divideRound } from '#contract/core/decimal.ts'
import { invalidField } from '#contract/core/errors.ts'
import { type Minor, minorFrom, unitsOf } from '#contract/core/money.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { changePoints } from './expiry.ts'
import { getProgramme, pointsFor, worthOf } from './programme.ts'
import { accountOf, movedBy } from './reader.ts'
import { appendEntry, needAccount } from './writer.ts'

/** Points that pay at a till, and what they take off, in terms of the till's prices. */
export type PointsOnSale = { points: number; worth: Minor }

/** What a customer has to redeem; null where no points are gathered. */
export function pointsAtTill(reader: Reader, customerId: string): PointsOnSale | null {
  const programme = getProgramme(reader)
  if (!programme.isOn) return null
  const points = accountOf(reader, customerId)?.points ?? 0
  return { points, worth: worthOf(programme, points) }
}

/**
 * What of the points that somebody wants to redeem is needed for a sale, and what it takes off.
 * @param due what is to pay without them
 * @throws AppError invalid at `points`: without a customer, more than they have, less than the
 *   least, or so few that they take nothing off
 */
export function pointsOnSale(
  reader: Reader,
  { wished, due, customerId }: { wished: number; due: Minor; customerId: string | null },
): PointsOnSale {
  const programme = getProgramme(reader)
  if (!programme.isOn) throw invalidField('points', 'loyaltyOff')
  if (customerId === null) throw invalidField('points', 'pointsNeedCustomer')
  const points = accountOf(reader, customerId)?.points ?? 0
  if (wished > points) throw invalidField('points', 'pointsTooFew', { points: Math.max(points, 0) })
  if (wished < programme.minimum) {
    throw invalidField('points', 'pointsBelowMinimum', { minimum: programme.minimum })
  }
  if (due <= 0) throw invalidField('points', 'pointsForNothing')
  const used = Math.min(wished, pointsFor(programme, due))
  const worth = Math.min(worthOf(programme, used), due)
  if (worth === 0) throw invalidField('points', 'pointsWorthNothing')
  // What is rounded away takes no points.
  return { points: Math.min(used, pointsFor(programme, worth)), worth }
}

type Document = { id: string; number: string; date: string; batch: string; customerId: string }

/** What a ticket did to its customer's points: redeemed, what that took off, earned, and what they have now. */
export type MovedPoints = { used: number; worth: Minor; earned: number; balance: number }

/**
 * Redeems the points of a sale and notes those that it earns, in its transaction. Part of the price is
 * for the points: the net in the proportion of what they are worth to what was paid.
 * @returns undefined where no points are gathered
 */
export function movePoints(
  writer: Writer,
  context: FirmContext,
  document: Document & { total: Minor; net: Minor; used: PointsOnSale | null },
): MovedPoints | undefined {
  const programme = getProgramme(writer)
  if (!programme.isOn) return undefined
  const { total, net, used, customerId } = document
  const common = entryOf(document, document.id)
  if (used) {
    const account = needAccount(writer, context, customerId)
    appendEntry(writer, context, account, { ...common, type: 'redeem', points: 0 - used.points })
  }
  const earned = Math.max(0, Math.floor(total / programme.perPoint))
  if (earned > 0) {
    const worth = shareOfPoints(programme, { total, net, earned })
    const account = needAccount(writer, context, customerId)
    const entry = { ...common, type: 'earn' as const, points: earned, worth }
    changePoints(writer, context, account, entry)
  }
  // What comes back without its ticket gives up what its purchase earned.
  const takenBack = total < 0 ? Math.floor(-total / programme.perPoint) : 0
  if (takenBack > 0) {
    const account = needAccount(writer, context, customerId)
    appendEntry(writer, context, account, { ...common, type: 'takeBack', points: 0 - takenBack })
  }
  const balance = accountOf(writer, customerId)?.points ?? 0
  return {
    ...{ used: used?.points ?? 0, worth: used?.worth ?? 0, balance },
    earned: takenBack > 0 ? 0 - takenBack : earned,
  }
}

type Price = { worthOfHundred: Minor; expectedUse: number }

/** Net × worth ÷ (paid + worth), where worth is what of the points will be redeemed. */
function shareOfPoints(
  { worthOfHundred, expectedUse }: Price,
  { total, net, earned }: { total: Minor; net: Minor; earned: number },
): Minor {
  // In ten thousandths of a minor unit: a hundredth for the hundred points, one for the percent.
  const worth = BigInt(earned) * BigInt(worthOfHundred) * BigInt(expectedUse)
  return minorFrom(divideRound(unitsOf(net) * worth, unitsOf(total) * 10_000n + worth))
}

type Refund = Document & {
  /** The ticket that is taken back, in whole or in part. */
  originId: string
  /** Of what was paid and of what points took off: all of it, and what came back with this piece. */
  total: Minor
  totalBack: Minor
  worth: Minor
  worthBack: Minor
}

/**
 * Takes back what a ticket earned and gives back what it redeemed, in proportion to what came back so
 * far, so that all the pieces together are exactly what the ticket did.
 * @returns undefined for a ticket that moved no points
 */
export function returnPoints(
  writer: Writer,
  context: FirmContext,
  { originId, total, totalBack, worth, worthBack, ...document }: Refund,
): Omit<MovedPoints, 'worth'> | undefined {
  const before = movedBy(writer, originId)
  if (before.earned === 0 && before.used === 0) return undefined
  const common = entryOf(document, originId)
  const give = partOf(before.used, worthBack, worth) - before.givenBack
  if (give > 0) {
    const owed = Math.round((before.released * give) / before.used)
    const entry = { ...common, type: 'giveBack' as const, points: give, worth: owed }
    changePoints(writer, context, needAccount(writer, context, document.customerId), entry)
  }
  const take = partOf(before.earned, totalBack, total) - before.takenBack
  if (take > 0) {
    const entry = { ...common, type: 'takeBack' as const, points: 0 - take }
    appendEntry(writer, context, needAccount(writer, context, document.customerId), entry)
  }
  const balance = accountOf(writer, document.customerId)?.points ?? 0
  return { used: 0 - Math.max(give, 0), earned: 0 - Math.max(take, 0), balance }
}

function partOf(points: number, part: Minor, whole: Minor): number {
  return whole <= 0 ? 0 : Math.round((points * Math.min(part, whole)) / whole)
}

function entryOf({ id, number, date, batch }: Document, originId: string) {
  return { date, batch, originId, document: { kind: 'tillTicket', id, number } }
}
