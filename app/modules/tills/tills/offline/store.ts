import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { type Sealed, seal, unseal } from './seal.ts'
import type { Device, KnownDevice, OfflineTicket, TicketContent, TicketHead } from './types.ts'

type TicketRow = TicketHead & { sealed: Sealed }

interface TillStore extends DBSchema {
  devices: { key: string; value: KnownDevice & Partial<Device> }
  tickets: { key: string; value: TicketRow; indexes: { byTill: [string, number] } }
}

/** As many tickets that were entered stay to be seen. */
const keptPosted = 30

let opened: Promise<IDBPDatabase<TillStore>> | undefined

/** What was unsealed once, by the ticket: it never changes. */
const contents = new Map<string, TicketContent>()

function store(): Promise<IDBPDatabase<TillStore>> {
  opened ??= openDB<TillStore>('till', 2, {
    upgrade(database, before) {
      if (before > 0) return
      database.createObjectStore('devices', { keyPath: 'tillId' })
      const tickets = database.createObjectStore('tickets', { keyPath: 'id' })
      tickets.createIndex('byTill', ['tillId', 'running'])
    },
  })
  return opened
}

/** What this device knows of a till; undefined until it was prepared, and once somebody left. */
export async function readDevice(tillId: string): Promise<Device | undefined> {
  const known = await readKnownDevice(tillId)
  return known && isPrepared(known) ? known : undefined
}

/** What the firm knows this device by at a till, prepared or not. */
export async function readKnownDevice(
  tillId: string,
): Promise<(KnownDevice & Partial<Device>) | undefined> {
  return (await store()).get('devices', tillId)
}

function isPrepared(known: KnownDevice & Partial<Device>): known is Device {
  return known.key !== undefined
}

/**
 * Keeps what the firm says of a till. A number that was given here is never given again, even
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

/**
 * The tickets of a till on this device in the order of their numbers; undefined where there are some
 * and this device was not given their key yet.
 */
export async function readTickets(tillId: string): Promise<OfflineTicket[] | undefined> {
  const key = (await readDevice(tillId))?.key
  const rows = await readRows(tillId)
  if (key) return Promise.all(rows.map((row) => openRow(key, row)))
  return rows.length === 0 ? [] : undefined
}

/** The first ticket of a till that is not entered, if it can be read. */
export async function nextToSend(tillId: string): Promise<OfflineTicket | undefined> {
  const key = (await readDevice(tillId))?.key
  const row = (await readRows(tillId)).find(({ state }) => state !== 'posted')
  return key && row ? openRow(key, row) : undefined
}

async function readRows(tillId: string): Promise<TicketRow[]> {
  const range = IDBKeyRange.bound([tillId, 0], [tillId, Number.MAX_SAFE_INTEGER])
  return (await store()).getAllFromIndex('tickets', 'byTill', range)
}

async function openRow(key: CryptoKey, { sealed, ...head }: TicketRow): Promise<OfflineTicket> {
  const known = contents.get(head.id)
  const content = known ?? ((await unseal(key, head.id, sealed)) as TicketContent)
  contents.set(head.id, content)
  return { ...head, ...content }
}

/** How many tickets of a till are not entered yet; that is no secret. */
export async function countWaiting(tillId: string): Promise<number> {
  return (await readRows(tillId)).filter(({ state }) => state !== 'posted').length
}

/** How many tickets of all tills are not entered yet, also once somebody left. */
export async function countAllWaiting(): Promise<number> {
  const rows = await (await store()).getAll('tickets')
  return rows.filter(({ state }) => state !== 'posted').length
}

export type NewOfflineTicket = TicketContent & Pick<TicketHead, 'id' | 'tillId'>

/**
 * Notes a ticket with the next number of the device, in one transaction that is on the disk when it
 * ends: no number is left out or given twice, in whichever window.
 * @throws Error where the till was not prepared on this device
 */
export async function noteTicket(
  { id, tillId, ...content }: NewOfflineTicket,
  code: string,
): Promise<OfflineTicket> {
  const key = (await readDevice(tillId))?.key
  if (!key) throw new Error('This device is not prepared')
  // Before the transaction, which does not wait for anything else.
  const sealed = await seal(key, id, content)
  const stores = ['devices', 'tickets'] as const
  const writing = (await store()).transaction(stores, 'readwrite', { durability: 'strict' })
  const devices = writing.objectStore('devices')
  const device = await devices.get(tillId)
  if (!device) throw new Error('This device is not prepared')
  const { series, next: running } = device
  const number = [code, series, String(running).padStart(6, '0')].join('-')
  const head: TicketHead = {
    ...{ id, tillId, device: device.device, series, running, number },
    ...{ state: 'waiting', reason: '', reasonKey: '' },
  }
  await writing.objectStore('tickets').add({ ...head, sealed })
  await devices.put({ ...device, next: running + 1 })
  await writing.done
  contents.set(id, content)
  return { ...head, ...content }
}

/** Notes how far a ticket has come. */
export async function markTicket(
  { id }: OfflineTicket,
  change: Pick<TicketHead, 'state'> & Partial<Pick<TicketHead, 'reason' | 'reasonKey'>>,
): Promise<void> {
  const writing = (await store()).transaction('tickets', 'readwrite', { durability: 'strict' })
  const known = await writing.store.get(id)
  if (known) await writing.store.put({ ...known, reason: '', reasonKey: '', ...change })
  await writing.done
}

/** Takes a ticket off the list whose number the firm has noted as cancelled. */
export async function dropTicket({ id }: Pick<TicketHead, 'id'>): Promise<void> {
  await (await store()).delete('tickets', id)
}

/** Forgets tickets that were entered long ago. */
export async function dropOldTickets(tillId: string): Promise<void> {
  const posted = (await readRows(tillId)).filter(({ state }) => state === 'posted')
  for (const ticket of posted.slice(0, -keptPosted)) await dropTicket(ticket)
}

/**
 * Leaves nothing to read to whoever uses this device next: items, customers, keys and tickets that
 * are entered go; what waits stays sealed, and each device its series.
 */
export async function shutStore(): Promise<void> {
  const stores = ['devices', 'tickets'] as const
  const writing = (await store()).transaction(stores, 'readwrite', { durability: 'strict' })
  const devices = writing.objectStore('devices')
  for (const { tillId, device, series, next } of await devices.getAll()) {
    await devices.put({ tillId, device, series, next })
  }
  const tickets = writing.objectStore('tickets')
  for (const row of await tickets.getAll()) {
    if (row.state === 'posted') await tickets.delete(row.id)
    else await tickets.put({ ...row, reason: '', reasonKey: '' })
  }
  await writing.done
  contents.clear()
}
