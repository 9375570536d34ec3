import { and, asc, eq, ne } from 'drizzle-orm'
import { conflictOf, forbiddenWithout } from '#contract/core/errors.ts'
import { isAllowed } from '#contract/core/roles.ts'
import {
  type DeviceSeries,
  maxDevicesOfPerson,
  type TillDevice,
} from '#contract/tills/till-devices.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import type { StoredRegister } from './registers.ts'
import { tillSeriesTable } from './tables.ts'

/** The letters of devices’ series; Z is that of the reports. */
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXY']
const allSeries = [...letters, ...letters.flatMap((one) => letters.map((other) => one + other))]

const { registerId: ofRegister, device: ofDevice } = tillSeriesTable

/**
 * The series of a device at a till: the one that it has, else the first that none has. Notes that
 * the device was heard of, and how many tickets it keeps.
 * @throws AppError conflict `noSeriesLeft` where all are taken; forbidden `needsApproverForDevice` for
 *   who has reserved many already and may not approve
 */
export function reserveSeries(
  writer: Writer,
  context: FirmContext,
  { id: registerId, name }: StoredRegister,
  { device, waiting }: { device: string; waiting: number },
): DeviceSeries {
  const { actor, now } = context
  const rows = writer.db.select().from(tillSeriesTable).where(eq(ofRegister, registerId)).all()
  const own = rows.find((row) => row.device === device)
  if (own) {
    const { series, last, secret } = own
    noteDevice(writer, { registerId, device, now, waiting })
    return { series, last, secret }
  }
  const reserved = rows.filter(({ reservedBy }) => reservedBy === actor.userId)
  if (reserved.length >= maxDevicesOfPerson && !isAllowed(actor, 'till:approve')) {
    throw forbiddenWithout('till:approve', 'needsApproverForDevice')
  }
  const taken = new Set(rows.map(({ series }) => series))
  const series = allSeries.find((one) => !taken.has(one))
  if (series === undefined) throw conflictOf('noSeriesLeft')
  const secret = newKey()
  const { userId: reservedBy, userName: reservedByName } = actor
  writer.db
    .insert(tillSeriesTable)
    .values({
      ...{ registerId, series, last: 0, device, secret, reservedBy, reservedByName, waiting },
      reservedAt: now.toISOString(),
      seenAt: now.toISOString(),
    })
    .run()
  writer.audit({
    entity: 'tillRegister',
    entityId: registerId,
    action: 'reserveSeries',
    title: name,
    detail: series,
  })
  return { series, last: 0, secret }
}

/**
 * Before when a device sold nothing: when it reserved its series, and when it last said that it sold.
 * @returns undefined for a series that nobody has reserved
 */
export function soldNothingBefore(
  { db }: Reader,
  { registerId, series }: { registerId: string; series: string },
): Date | undefined {
  const row = db
    .select({ reservedAt: tillSeriesTable.reservedAt, lastSoldAt: tillSeriesTable.lastSoldAt })
    .from(tillSeriesTable)
    .where(and(eq(ofRegister, registerId), eq(tillSeriesTable.series, series)))
    .get()
  const least = row?.lastSoldAt ?? row?.reservedAt
  return least ? new Date(least) : undefined
}

type Noted = { registerId: string; device: string; now: Date }

/** Notes when a device was heard of, and how many tickets it says to keep. */
export function noteDevice(
  { db }: Writer,
  { registerId, device, now, waiting }: Noted & { waiting: number },
): void {
  db.update(tillSeriesTable)
    .set({ seenAt: now.toISOString(), waiting })
    .where(and(eq(ofRegister, registerId), eq(ofDevice, device)))
    .run()
}

/**
 * Notes that one of the tickets that a device keeps is entered, or its number cancelled.
 * @param noted `waiting` is how many it says are left
 */
export function noteDelivered(
  { sql }: Writer,
  noted: Noted & { waiting?: number | undefined; soldAt?: Date },
): void {
  const { registerId, device, now, waiting, soldAt } = noted
  sql.exec(
    `update till_series set seen_at = ?, waiting = coalesce(?, max(0, waiting - 1)),
       last_sold_at = coalesce(?, last_sold_at)
     where register_id = ? and device = ?`,
    ...[now.toISOString(), waiting ?? null, soldAt?.toISOString() ?? null, registerId, device],
  )
}

/** The devices of a till. */
export function devicesOf({ db }: Reader, registerId: string): TillDevice[] {
  const { series, reservedByName, seenAt, waiting } = tillSeriesTable
  return db
    .select({ series, reservedByName, seenAt, waiting })
    .from(tillSeriesTable)
    .where(and(eq(ofRegister, registerId), ne(ofDevice, '')))
    .orderBy(asc(series))
    .all()
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Buffer.from(bytes).toString('hex')
}
