import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Device, OfflineTicket } from './types.ts'

interface TillStore extends DBSchema {
  devices: { key: string; value: Device }
  tickets: { key: string; value: OfflineTicket; indexes: { byTill: [string, number] } }
}

/** As many tickets that were entered stay to be seen. */
const keptPosted = 30

let opened: Promise<IDBPDatabase<TillStore>> | undefined

function store(): Promise<IDBPDatabase<TillStore>> {
  opened ??= openDB<TillStore>('till', 1, {
    upgrade(database) {
      database.createObjectStore('devices', { keyPath: 'tillId' })
      const tickets = database.createObjectStore('tickets', { keyPath: 'id' })
      tickets.createIndex('byTill', ['tillId', 'running'])
    },
  })
  return opened
}

/** What this device knows of a register; undefined until it was prepared. */
export async function readDevice(tillId: string): Promise<Device | undefined> {
  return (await store()).get('devices', tillId)
}

/**
 * Keeps what the firm says of a register. A number that was given here is never given again, even
 * where the firm has not heard of it yet.
 */
export async function keepDevice(told: Device): Promise<Device> {
  const writing = (await store()).transaction('devices', 'readwrite', { durability: 'strict' })
  const known = await writing.store.get(told.tillId)
  const isSame = known?.device === told.device && known.series === told.series
  const device = isSame ? { ...told, next: Math.max(known.next, told.next) } : told
  await writing.store.put(device)
  await writing.done
  return device
}

/** The tickets of a register on this device in the order of their numbers. */
export async function readTickets(tillId: string): Promise<OfflineTicket[]> {
  const range = IDBKeyRange.bound([tillId, 0], [tillId, Number.MAX_SAFE_INTEGER])
  return (await store()).getAllFromIndex('tickets', 'byTill', range)
}

/** How many tickets of a register are not entered yet. */
export async function countWaiting(tillId: string): Promise<number> {
  return (await readTickets(tillId)).filter(({ state }) => state !== 'posted').length
}

export type NewOfflineTicket = Omit<OfflineTicket, 'device' | 'series' | 'running' | 'number'>

/**
 * Notes a ticket with the next number of the device, in one transaction that is on the disk when it
 * ends: no number is left out or given twice, in whichever window.
 * @throws Error where the register was not prepared on this device
 */
export async function noteTicket(ticket: NewOfflineTicket, code: string): Promise<OfflineTicket> {
  const stores = ['devices', 'tickets'] as const
  const writing = (await store()).transaction(stores, 'readwrite', { durability: 'strict' })
  const devices = writing.objectStore('devices')
  const device = await devices.get(ticket.tillId)
  if (!device) throw new Error('This device is not prepared')
  const { series, next: running } = device
  const number = [code, series, String(running).padStart(6, '0')].join('-')
  const noted = { ...ticket, device: device.device, series, running, number }
  await writing.objectStore('tickets').add(noted)
  await devices.put({ ...device, next: running + 1 })
  await writing.done
  return noted
}

/** Notes how far a ticket has come. */
export async function markTicket(
  { id }: OfflineTicket,
  change: Pick<OfflineTicket, 'state'> & Partial<Pick<OfflineTicket, 'reason' | 'reasonKey'>>,
): Promise<void> {
  const writing = (await store()).transaction('tickets', 'readwrite', { durability: 'strict' })
  const known = await writing.store.get(id)
  if (known) await writing.store.put({ ...known, reason: '', reasonKey: '', ...change })
  await writing.done
}

/** Takes a ticket off the list whose number the firm has noted as cancelled. */
export async function dropTicket({ id }: OfflineTicket): Promise<void> {
  await (await store()).delete('tickets', id)
}

/** Forgets tickets that were entered long ago. */
export async function dropOldTickets(tillId: string): Promise<void> {
  const posted = (await readTickets(tillId)).filter(({ state }) => state === 'posted')
  for (const ticket of posted.slice(0, -keptPosted)) await dropTicket(ticket)
}
