import type { HistoryEntry } from '#contract/firm/records.ts'
import type { FiscalTill } from '#contract/tills/fiscal.ts'
import type { Ticket } from '#contract/tills/till-tickets.ts'
import type { TillSession } from '#contract/tills/tills.ts'
import { newId } from '#upstream/firm/ulid.ts'
import { TestFirm } from '#upstream/testing/test-firm.ts'

const places = {
  AT: { vatId: 'ATU12345675', city: 'Wien', postcode: '1010', timeZone: 'Europe/Vienna' },
  DE: { vatId: 'DE136695976', city: 'Hamburg', postcode: '20457', timeZone: 'Europe/Berlin' },
  ES: { vatId: 'ESB12345674', city: 'Madrid', postcode: '28013', timeZone: 'Europe/Madrid' },
  IT: { vatId: 'IT12345670017', city: 'Torino', postcode: '10121', timeZone: 'Europe/Rome' },
}

/** A firm of a country with one open till, and what a test asks of it. */
export async function tillOf(country: keyof typeof places) {
  const { vatId, city, postcode, timeZone } = places[country]
  const address = { street: 'Markt 1', region: '', city, postcode, country }
  const firm = await TestFirm.open({ vatId, address, timeZone })
  const { rows } = await firm.must<{ rows: { id: string }[] }>('GET', '/warehouses')
  const till = await firm.must<{ id: string }>('POST', '/till-registers', {
    ...{ name: 'Laden', code: 'K1', warehouseId: rows[0]?.id },
  })
  const path = `/fiscal-devices/${till.id}`
  return {
    firm,
    till,
    path,
    setUp: (input: object = { mode: 'standIn' }, how = {}) =>
      firm.ask<FiscalTill>('PUT', path, { version: 1, ...input }, how),
    /** What was done to the till, newest first. */
    history: () =>
      firm.must<{ rows: HistoryEntry[] }>('GET', `/records/tillRegister/${till.id}/history`),
    view: () => firm.must<FiscalTill>('GET', path),
    step: (step: string, how = {}) => firm.ask<FiscalTill>('POST', `${path}/steps`, { step }, how),
    open: (other = 10_000) =>
      firm.must<TillSession>('POST', `/till-registers/${till.id}/open`, {
        other,
        // Whatever the close before has left.
        confirmsOpening: true,
        source: 'bank',
      }),
    /** Sells things at prices with tax, all in cash. */
    sell: (...lines: { price: string; taxCode: string; quantity?: string }[]) =>
      firm.must<Ticket>('POST', '/till-tickets', saleOf(till.id, lines)),
    trySelling: (...lines: { price: string; taxCode: string; quantity?: string }[]) =>
      firm.ask<Ticket>('POST', '/till-tickets', saleOf(till.id, lines)),
    refund: (id: string) =>
      firm.must<Ticket>('POST', `/till-tickets/${id}/refund`, {
        ...{ registerId: till.id, tender: 'cash', reason: 'Kaputt', lines: [] },
      }),
    close: (sessionId: string, other: number) =>
      firm.must<TillSession>('POST', `/till-sessions/${sessionId}/count`, { other }),
  }
}

function saleOf(
  registerId: string,
  lines: { price: string; taxCode: string; quantity?: string }[],
) {
  const cents = lines.reduce(
    (sum, { price, quantity = '1' }) => sum + Math.round(Number(price) * Number(quantity) * 100),
    0,
  )
  return {
    ...{ id: newId(), registerId, tenders: [{ tender: 'cash', amount: cents }] },
    lines: lines.map(({ price, taxCode, quantity = '1' }) => ({
      ...{ description: `Ware ${price}`, quantity, unitPrice: price, taxCode },
    })),
  }
}
