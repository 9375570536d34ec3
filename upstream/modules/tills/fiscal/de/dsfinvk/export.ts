import { strToU8, zipSync } from 'fflate'
import { withOffset } from '#contract/core/zoned-time.ts'
import type { Reader } from '../../../../../firm/store.ts'
import { dtdName, dtdText, indexXml, tableText } from '../../../../../gobd/index.ts'
import { getFirmProfile } from '../../../../firm/firms/index.ts'
import {
  type ClosedSession,
  circlesOfSession,
  closedSessions,
  movesOfSession,
  postedDifference,
  type SoldTicket,
  type TillName,
  ticketsOfSession,
} from '../../../tills/views.ts'
import type { DeviceRow } from '../../devices.ts'
import { recordOf } from '../../records.ts'
import { runningOf } from '../../running.ts'
import { taxKey } from '../transaction.ts'
import { bonsOf } from './bons.ts'
import { addClosing } from './closing.ts'
import { factsOf } from './facts.ts'
import { emptyRows, tablesOf } from './tables.ts'

type Asked = {
  now: Date
  till: TillName
  device: DeviceRow
  days: { from: string; to: string }
}

/**
 * The closed sessions of a till as the digital interface of the German tax authorities for tills
 * has them (DSFinV-K): 20 tables as CSV with `index.xml`, as one zip.
 */
export function dsfinvkFile(reader: Reader, { now, till, device, days }: Asked): File {
  const sessions = closedSessions(reader, till.id, days)
  const firm = getFirmProfile(reader)
  const all = { from: '0000-01-01', to: '9999-12-31' }
  const closings = new Map(
    closedSessions(reader, till.id, all).map((session) => [session.id, closingOf(session)]),
  )
  const rows = emptyRows()
  for (const session of sessions) {
    const tickets = ticketsOfSession(reader, session.id)
    addClosing(
      rows,
      {
        firm,
        cashbox: device.cashbox,
        createdAt: session.closedAt ?? session.openedAt,
        number: runningOf(session.number),
        date: session.date,
        register: till.name,
        version: '0.1.0',
        facts: factsOf(reader, tickets),
        local: (instant) => withOffset(instant, firm.timeZone),
        rates: ratesOf(tickets),
        recordOf: (documentId) => recordOf(reader, documentId),
        numberOf: (id) => closings.get(id) ?? null,
      },
      bonsOf(session, {
        tickets,
        moves: movesOfSession(reader, session.id),
        missed: postedDifference(reader, session),
        circles: circlesOfSession(reader, session.id),
      }),
    )
  }
  const tables = tablesOf(rows)
  const { address, legalName } = firm
  const about = {
    name: legalName,
    location: [address.street, address.postcode, address.city].filter(Boolean).join(', '),
    comment: `DSFinV-K, ${device.mode === 'standIn' ? 'ohne zertifizierte TSE, ' : ''}erstellt am ${now.toISOString().slice(0, 10)}`,
    medium: `Kasse ${device.cashbox}, ${numbersOf(sessions)}, ${days.from} bis ${days.to}`,
    ...days,
  }
  const files = {
    'index.xml': strToU8(indexXml(about, tables)),
    [dtdName]: strToU8(dtdText),
    ...Object.fromEntries(tables.map((table) => [`${table.file}.csv`, strToU8(tableText(table))])),
  }
  const name = `DSFinV-K_${device.cashbox}_${days.from}_${days.to}.zip`
  return new File([zipSync(files, { mtime: now })], name, { type: 'application/zip' })
}

/** The firm's own numbers of the closings, of which `Z_NR` is the running part: `Z-K1-0001 – Z-K1-0009`. */
function numbersOf(sessions: readonly ClosedSession[]): string {
  const [first, last] = [sessions[0]?.number ?? '', sessions.at(-1)?.number ?? '']
  return first === last ? first : `${first} – ${last}`
}

function closingOf({ number, closedAt, openedAt }: ClosedSession) {
  return { number: runningOf(number), closedAt: closedAt ?? openedAt }
}

/** The keys of the rates that were used, with 5 for what is not taxable: money that is moved. */
function ratesOf(tickets: readonly SoldTicket[]): Map<number, string> {
  const lines = tickets.flatMap((ticket) => ticket.lines)
  const used = lines.map(({ taxCategory: category, taxRate: rate }) => {
    const key = taxKey({ category, rate })
    return [key, key === 5 || key === 6 ? '0' : rate] as const
  })
  return new Map([...used, [5, '0'] as const].sort(([a], [b]) => a - b))
}
