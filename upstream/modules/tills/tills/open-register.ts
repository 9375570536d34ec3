import { and, eq } from 'drizzle-orm'
import { AppError, conflictOf, type FieldProblem } from '#contract/core/errors.ts'
import { amountParam, type Minor } from '#contract/core/money.ts'
import {
  type OpenInput,
  type OpeningSource,
  type TillSession,
  worthOf,
} from '#contract/tills/tills.ts'
import { requireMayAct } from '../../../firm/act-guards.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { getStoredRegister, leftInDrawer } from './registers.ts'
import { getSession } from './session-reader.ts'
import { indexSession } from './sessions.ts'
import { signMoney } from './sign-ticket.ts'
import { tillSessionsTable } from './tables.ts'

const entity = 'tillSession'

/**
 * Opens a till with what was counted in its drawer. What is neither what the last close left there
 * nor what the till usually begins with has to be confirmed, and where it comes from be said: the
 * books hold the drawer at what lies in it. The session keeps what was left.
 * @throws AppError not_found; conflict; forbidden where the firm asks for training first; invalid at
 *   `confirmsOpening` with what was left and counted, and at `source`
 */
export function openRegister(
  writer: Writer,
  context: FirmContext,
  registerId: string,
  { confirmsOpening, source, ...count }: OpenInput,
): TillSession {
  const register = getStoredRegister(writer, registerId)
  if (register.isArchived) throw conflictOf('tillArchived')
  // A firm may ask for a valid certificate of its own training (learning/certificates/gate.ts).
  requireMayAct(writer, context, 'openTill')
  const { db } = writer
  const { stage } = tillSessionsTable
  const isOpen = and(eq(tillSessionsTable.registerId, registerId), eq(stage, 'open'))
  if (db.select().from(tillSessionsTable).where(isOpen).get()) throw conflictOf('tillIsOpen')
  const id = context.newId()
  const { actor, now } = context
  const opening = worthOf(count)
  const left = leftInDrawer(writer, registerId)
  const isUsual = left !== null && register.float > 0 && opening === register.float
  const brought = isUsual ? 0 : opening - (left ?? 0)
  const leftBefore = brought === 0 ? null : left
  requireExplained(writer, { left, opening, brought, confirmsOpening, source })
  db.insert(tillSessionsTable)
    .values({
      id,
      registerId,
      registerName: register.name,
      number: '',
      state: 'open',
      stage: 'open',
      date: firmDate(writer, context),
      openedAt: now.toISOString(),
      openedBy: actor.userId,
      openedByName: actor.userName,
      version: 1,
      openingCount: JSON.stringify(count),
      opening,
      leftBefore,
      openingSource: brought === 0 ? null : (source ?? null),
      brought,
    })
    .run()
  indexSession(writer, id)
  const title = register.name
  const after = {
    opening,
    ...(leftBefore !== null && { leftBefore }),
    ...(brought !== 0 && { openingSource: source }),
  }
  writer.audit({ entity, entityId: id, action: 'create', title, after })
  const date = firmDate(writer, context)
  const opened = { registerId, kind: 'opening', documentId: id, number: '', words: title } as const
  signMoney(writer, context, { ...opened, amount: opening, date })
  return getSession(writer, actor, id)
}

type Opening = {
  /** Null where the till was never closed. */
  left: Minor | null
  opening: Minor
  /** What is there beside what was left. */
  brought: Minor
  confirmsOpening: boolean
  source: OpeningSource | undefined
}

/**
 * A drawer begins with what the last close left, or with the till's usual float, as its takings go
 * elsewhere overnight; all else is explained. @throws AppError invalid
 */
function requireExplained(reader: Reader, how: Opening): void {
  const { left, opening, brought, confirmsOpening, source } = how
  if (brought === 0) return
  const fields: Record<string, FieldProblem> = {}
  if (left !== null && !confirmsOpening) fields.confirmsOpening = differs(reader, left, opening)
  if (source === undefined) fields.source = { key: brought > 0 ? 'openingFrom' : 'openingTo' }
  if (Object.keys(fields).length === 0) return
  throw new AppError('invalid', 'The amount counted differs from the expected amount', { fields })
}

function differs(reader: Reader, left: Minor, counted: Minor): FieldProblem {
  const { baseCurrency } = getFirmProfile(reader)
  const amount = (minor: Minor) => amountParam(minor, baseCurrency)
  return {
    key: counted < left ? 'openingLess' : 'openingMore',
    params: {
      left: amount(left),
      counted: amount(counted),
      difference: amount(Math.abs(counted - left)),
    },
  }
}
