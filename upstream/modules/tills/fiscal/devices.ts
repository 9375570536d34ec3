import { eq } from 'drizzle-orm'
import type { Reader, Writer } from '../../../firm/store.ts'
import { fiscalDevicesTable } from './tables.ts'

export type DeviceRow = typeof fiscalDevicesTable.$inferSelect

export function findDevice({ db }: Reader, registerId: string): DeviceRow | undefined {
  const { registerId: column } = fiscalDevicesTable
  return db.select().from(fiscalDevicesTable).where(eq(column, registerId)).get()
}

export function insertDevice({ db }: Writer, row: DeviceRow): void {
  db.insert(fiscalDevicesTable).values(row).run()
}

/** Writes what changed of a device, and gives it as it is then. */
export function changeDevice(
  { db }: Writer,
  device: DeviceRow,
  values: Partial<DeviceRow>,
): DeviceRow {
  const { registerId } = fiscalDevicesTable
  db.update(fiscalDevicesTable).set(values).where(eq(registerId, device.registerId)).run()
  return { ...device, ...values }
}
