import { and, eq } from 'drizzle-orm'
import { conflictOf, invalidField } from '#contract/core/errors.ts'
import { amountParam, type Minor } from '#contract/core/money.ts'
import { type OpenInput, type TillSession, worthOf } from '#contract/tills/tills.ts'
import { requireAct } from '../../../firm/act-guards.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { leftInDrawer } from './left-in-drawer.ts'
import { getStoredRegister } from './registers.ts'
import { getSession } from './session-reader.ts'
import { indexSession } from './sessions.ts'
import { signMoney } from './sign-ticket.ts'
import { tillSessionsTable } from './tables.ts'

const entity = 'tillSession'

/**
 * Opens a register with what was counted in its drawer. What is neither what the last close left there
 * nor what the register usually begins with has to be confirmed; the session keeps what was left.
 * @throws AppError not_found; conflict; forbidden where the firm asks for training first; invalid at
 *   `confirmsOpening` with what was left and counted
 */
export function openRegister(
  writer: Writer,
  context: FirmContext,
  registerId: string,
  { confirmsOpening, ...count }: OpenInput,
): TillSession {
  const register = getStoredRegister(writer, registerId)
  if (register.isArchived) throw conflictOf('tillArchived')
  requireAct(writer, context, 'openTill')
  const { db } = writer
  const { stage } = tillSessionsTable
  const isOpen = and(eq(tillSessionsTable.registerId, registerId), eq(stage, 'open'))
  if (db.select().from(tillSessionsTable).where(isOpen).get()) throw conflictOf('tillIsOpen')
  const id = context.newId()
  const { actor, now } = context
  const opening = worthOf(count)
  const leftBefore = differingLeft(writer, register, opening)
  if (leftBefore !== null && !confirmsOpening) throw differs(writer, leftBefore, opening)
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
    })
    .run()
  indexSession(writer, id)
  const title = register.name
  const after = { opening, ...(leftBefore !== null && { leftBefore }) }
  writer.audit({ entity, entityId: id, action: 'create', title, after })
  const date = firmDate(writer, context)
  const opened = { registerId, kind: 'opening', documentId: id, number: '', words: title } as const
  signMoney(writer, context, { ...opened, amount: opening, date })
  return getSession(writer, actor, id)
}

/**
 * What the last close left in the drawer, where that is not what lies there; null too for a register
 * that begins with what it usually does, as its takings go elsewhere overnight.
 */
function differingLeft(
  reader: Reader,
  { id, float }: { id: string; float: Minor },
  opening: Minor,
): Minor | null {
  const left = leftInDrawer(reader, id)
  const isUsual = float > 0 && opening === float
  return left === null || left === opening || isUsual ? null : left
}

function differs(reader: Reader, left: Minor, counted: Minor) {
  const { baseCurrency } = getFirmProfile(reader)
  const amount = (minor: Minor) => amountParam(minor, baseCurrency)
  return invalidField('confirmsOpening', counted < left ? 'openingLess' : 'openingMore', {
    left: amount(left),
    counted: amount(counted),
    difference: amount(Math.abs(counted - left)),
  })
}
