import {
  type AppError,
  conflictOf,
  type FieldProblem,
  type FieldProblems,
  refuseProblems,
} from '#contract/core/errors.ts'
import type { StockDocument, StockStepInput } from '#contract/stock/stock.ts'
import type { StockDeliverInput } from '#contract/stock/stock-calls.ts'
import { transitId } from '#contract/stock/warehouses.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import {
  getStoredDocument,
  linesOf,
  movesOut,
  type StoredDocument,
  type StoredLine,
} from './document-reader.ts'
import { auditMade, shownDocument } from './document-view.ts'
import { insertDocument, setDone, setState } from './document-writer.ts'
import { asksForCodes } from './lots/asks-for-codes.ts'
import { type NamedLots, oneUnit } from './lots/choose.ts'
import { tellOrder } from './order-steps.ts'
import { setPromises } from './promises.ts'
import { quantityText, unitsOf } from './quantity.ts'
import { type NewMove, recordMoves } from './record-moves.ts'
import { requireDate } from './require-date.ts'
import { getStockItem } from './stock-items.ts'
import { aboveSurplus, mostTaken } from './surplus.ts'

/** What is moved, where nobody need have been asked for batches or serial numbers. */
type Step = StepOf<StockStepInput>
type StepOf<Input> = Omit<Input, 'lines'> & {
  lines: readonly { position: number; quantity: string; codes?: readonly string[] }[]
}
type DeliverStep = StepOf<StockDeliverInput> & { isUnasked?: boolean }
type Chosen = { line: StoredLine; quantity: number; named?: NamedLots }

/**
 * Hands out of an open delivery, all that is left unless lines are chosen. More than was ordered goes
 * out as far as the firm's surplus, and beyond it where that is accepted.
 * @throws AppError not_found, invalid, locked; conflict
 */
export function deliver(
  writer: Writer,
  context: FirmContext,
  documentId: string,
  { date, lines, confirmsCosts, acceptsMore, isUnasked = false }: DeliverStep,
): StockDocument {
  const document = requireOpen(writer, documentId, 'delivery')
  requireStepDate(writer, context, document, date)
  const most = (line: StoredLine) => mostTaken(writer, { ...line, ordered: line.quantity })
  const chosen = chooseLines(writer, documentId, lines, (line, units) => {
    return acceptsMore || units <= most(line) ? undefined : aboveSurplus(most(line))
  })
  if (!isUnasked) requireCodes(writer, 'delivery', chosen)
  const moves = chosen.map(
    ({ line, quantity, named }): NewMove => ({
      ...(named && { named }),
      line: line.position,
      itemId: line.itemId,
      warehouseId: document.warehouseId,
      quantity: 0 - quantity,
      counter: 'cogs',
      costCentreId: line.costCentreId,
    }),
  )
  recordMoves(writer, context, { documentId, kind: 'delivery', date, confirmsCosts }, moves)
  return advance(writer, context, document, chosen, date, 'deliver')
}

/** Takes in of a transfer what was on its way. @throws AppError not_found, invalid, locked; conflict */
export function arrive(
  writer: Writer,
  context: FirmContext,
  documentId: string,
  { date, lines, confirmsCosts }: StockStepInput,
): StockDocument {
  const document = requireOpen(writer, documentId, 'transfer')
  requireStepDate(writer, context, document, date)
  const chosen = chooseLines(writer, documentId, lines)
  const moves = chosen.flatMap(({ line, quantity, named }): NewMove[] => {
    const base = { line: line.position, itemId: line.itemId }
    const out = { ...base, warehouseId: transitId, quantity: 0 - quantity }
    return [
      { ...out, ...(named && { named }) },
      { ...base, warehouseId: document.toWarehouseId ?? '', quantity },
    ]
  })
  recordMoves(writer, context, { documentId, kind: 'transfer', date, confirmsCosts }, moves)
  return advance(writer, context, document, chosen, date, 'arrive')
}

/** Gives up what is left of an open delivery. @throws AppError not_found; conflict */
export function closeRest(writer: Writer, context: FirmContext, documentId: string): StockDocument {
  const document = requireOpen(writer, documentId, 'delivery')
  for (const { position, quantity, done } of linesOf(writer, documentId)) {
    setDone(writer, documentId, position, { done, quantity: Math.min(quantity, done) })
  }
  return advance(writer, context, document, [], document.date, 'closeRest')
}

/**
 * Takes back of a delivery, at the cost it went out with; a document of its own.
 * @throws AppError not_found, invalid, locked; conflict when nothing is left to come back
 */
export function takeBack(
  writer: Writer,
  context: FirmContext,
  documentId: string,
  input: Step & { source?: { kind: string; id: string; number: string } },
): StockDocument {
  const delivery = getStoredDocument(writer, documentId)
  requireStepDate(writer, context, delivery, input.date)
  const wanted = new Map(input.lines.map(({ position, quantity }) => [position, unitsOf(quantity)]))
  const waiting = new Map(input.lines.map(({ position, codes }) => [position, [...(codes ?? [])]]))
  const lines = linesOf(writer, documentId)
  const moves: (NewMove & { outDate: string })[] = []
  for (const { id, line, warehouseId, date, costCentreId, left } of movesOut(writer, documentId)) {
    const quantity = input.lines.length === 0 ? left : Math.min(left, wanted.get(line) ?? 0)
    if (quantity <= 0) continue
    wanted.set(line, (wanted.get(line) ?? 0) - quantity)
    const itemId = lines.find(({ position }) => position === line)?.itemId ?? ''
    const base = { line, itemId, warehouseId, quantity, costCentreId, outDate: date }
    const at = input.lines.findIndex(({ position }) => position === line)
    const codes = waiting.get(line)?.splice(0, quantity / oneUnit) ?? []
    moves.push({ ...base, originId: id, counter: 'cogs', named: { at: Math.max(0, at), codes } })
  }
  requireNothingOver(input.lines, wanted)
  if (moves.length === 0) throw refusal('nothingLeft')
  if (moves.some(({ outDate }) => input.date < outDate)) throw refusal('beforeDelivery')
  const { source = { kind: 'stockDocument', id: documentId, number: delivery.number } } = input
  const made = insertDocument(
    writer,
    context,
    {
      kind: 'return',
      state: 'done',
      date: input.date,
      warehouseId: delivery.warehouseId,
      partner: delivery.partner,
      sourceKind: source.kind,
      sourceId: source.id,
      sourceNumber: source.number,
    },
    moves.map(({ itemId, quantity }) => ({ itemId, quantity, done: quantity })),
  )
  const of = { documentId: made.id, kind: 'return', date: input.date } as const
  const placed = moves.map(({ outDate: _, ...move }, line) => ({ ...move, line }))
  recordMoves(writer, context, { ...of, confirmsCosts: input.confirmsCosts }, placed)
  tellOrder(writer, context, delivery)
  return auditMade(writer, made)
}

/** What an open delivery still has to hand out is reserved from its day on. */
export function reserveOpen(writer: Writer, context: FirmContext, document: StoredDocument): void {
  const { id, date, kind } = document
  if (kind !== 'delivery') return
  const open = linesOf(writer, id).map(({ itemId, quantity, done }) => ({
    itemId,
    // What went out above an order takes nothing from what other lines promise.
    quantity: Math.max(0, quantity - done),
  }))
  setPromises(writer, context, { id, kind: 'reserved', date }, open)
}

/** Ends an open document of which nothing is left to move; what is left of a delivery stays reserved. */
export function settleOpen(writer: Writer, context: FirmContext, document: StoredDocument): void {
  const isDone = linesOf(writer, document.id).every(({ quantity, done }) => done >= quantity)
  if (isDone && document.state === 'open') setState(writer, document.id, 'done')
  reserveOpen(writer, context, document)
}

function advance(
  writer: Writer,
  context: FirmContext,
  document: StoredDocument,
  chosen: readonly Chosen[],
  date: string,
  action: string,
): StockDocument {
  for (const { line, quantity } of chosen) {
    setDone(writer, document.id, line.position, { done: line.done + quantity })
  }
  settleOpen(writer, context, { ...document, date })
  tellOrder(writer, context, document)
  const after = shownDocument(writer, document.id)
  writer.audit({
    entity: 'stockDocument',
    entityId: document.id,
    action,
    title: document.number,
    after: { state: after.state, date },
  })
  return after
}

/** What is told at so much of a line; nothing where that may be moved. */
type Refused = (line: StoredLine, units: number) => FieldProblem | undefined

function aboveLeft({ quantity, done }: StoredLine, units: number): FieldProblem | undefined {
  if (units <= quantity - done) return undefined
  return { key: 'moreThanLeft', params: { maximum: quantityText(quantity - done) } }
}

function chooseLines(
  reader: Reader,
  documentId: string,
  wanted: Step['lines'],
  refused: Refused = aboveLeft,
): Chosen[] {
  const stored = linesOf(reader, documentId)
  const all = stored.map((line) => ({ line, quantity: line.quantity - line.done }))
  if (wanted.length === 0) return all.filter(({ quantity }) => quantity > 0)
  const fields: FieldProblems = {}
  const chosen = wanted.flatMap(({ position, quantity, codes = [] }, at): Chosen[] => {
    const one = all.find(({ line }) => line.position === position)
    const units = unitsOf(quantity)
    const nothing = { key: 'moreThanLeft', params: { maximum: quantityText(0) } }
    const problem = one ? refused(one.line, units) : nothing
    if (!one || problem) {
      fields[`lines.${at}.quantity`] = problem ?? nothing
      return []
    }
    return [{ line: one.line, quantity: units, named: { at, codes } }]
  })
  refuseProblems(fields, 'The quantity or amount is too high')
  return chosen
}

/** @throws AppError invalid where a person has to name serial numbers and did not */
function requireCodes(
  reader: Reader,
  kind: StoredDocument['kind'],
  chosen: readonly Chosen[],
): void {
  const fields: FieldProblems = {}
  for (const [place, { line, named }] of chosen.entries()) {
    const item = getStockItem(reader, line.itemId)
    if (!asksForCodes(item, kind) || (named && named.codes.length > 0)) continue
    fields[`lines.${named?.at ?? place}.codes`] = { key: 'required' }
  }
  refuseProblems(fields, 'The codes have fields to correct')
}

function requireNothingOver(lines: Step['lines'], left: ReadonlyMap<number, number>): void {
  const fields: FieldProblems = {}
  for (const [at, { position }] of lines.entries()) {
    if ((left.get(position) ?? 0) > 0) fields[`lines.${at}.quantity`] = { key: 'moreThanLeft' }
  }
  refuseProblems(fields, 'The quantity or amount is too high')
}

function requireOpen(reader: Reader, id: string, kind: StoredDocument['kind']): StoredDocument {
  const document = getStoredDocument(reader, id)
  if (document.kind !== kind || document.state !== 'open') throw refusal('stockDocumentDone')
  return document
}

function requireStepDate(
  reader: Reader,
  context: FirmContext,
  document: StoredDocument,
  date: string,
): void {
  requireDate(reader, context, date)
  if (date < document.date && document.kind === 'transfer') throw refusal('beforeDelivery')
}

const refusal: (reason: 'stockDocumentDone' | 'nothingLeft' | 'beforeDelivery') => AppError =
  conflictOf
