import { and, asc, eq } from 'drizzle-orm'
import { AppError, requireRefusal } from '#contract/core/errors.ts'
import { maxPins, type PinLook, type ReportPin } from '#contract/reporting/report-pins.ts'
import { ReportName } from '#contract/reporting/reports.ts'
import { keyOfActor } from '../../../../firm/actor.ts'
import { Remembered } from '../../../../firm/remembered.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { firmDate } from '../../../firm/firms/index.ts'
import { figuresOf, requireFigure, rowNameOf } from '../figures-of.ts'
import { makeReport } from '../make-report.ts'
import { findSaved, requireSaved } from '../saved/reader.ts'
import { reportPinsTable } from '../tables.ts'

type PinRow = typeof reportPinsTable.$inferSelect

/** So many rows stand on a card; those of a picture in the order of time may be more. */
const shownRows = { figure: 0, table: 6, chart: 12 } as const
const maxTimes = 36

/** The cards of some people, each of all their pins. */
const remembered = new Remembered<ReportPin[]>(50)

/** The caller's pins in their order, each worked out with what they may see now. */
export function listPins(reader: Reader, context: FirmContext): ReportPin[] {
  const key = `${keyOfActor(context.actor)} ${firmDate(reader, context)}`
  return remembered.recall(reader, key, () =>
    ownPins(reader, context).flatMap((pin) => {
      const card = cardOf(reader, context, pin)
      return card ? [card] : []
    }),
  )
}

/** Undefined where it is shared no more, or shows what the caller may not see. */
function cardOf(reader: Reader, context: FirmContext, pin: PinRow): ReportPin | undefined {
  try {
    const {
      id: savedReportId,
      name,
      query,
      report: of,
    } = requireSaved(reader, context, pin.savedReportId)
    const { report } = makeReport(reader, context, ReportName.parse(of), query)
    const figures = figuresOf(report)
    const kind = report.chart?.kind ?? 'bars'
    const most = pin.look === 'chart' && kind === 'columns' ? maxTimes : shownRows[pin.look]
    const rows = figures.rows.slice(0, most)
    const moreRows = figures.rows.length - rows.length
    const { id, look } = pin
    const about = { id, look, savedReportId, name, query, kind, report: report.report }
    const words = { subtitle: report.subtitle, rowName: rowNameOf(report) }
    return { ...about, ...figures, rows, moreRows, ...words }
  } catch (error) {
    requireRefusal(error)
    return undefined
  }
}

/**
 * Pins a saved report to the caller's dashboard, behind the others.
 * @throws AppError not_found; forbidden for one that the caller may not read; invalid beyond the most, and for
 *   one without a single figure
 */
export function createPin(
  writer: Writer,
  context: FirmContext,
  { savedReportId, look }: { savedReportId: string; look: PinLook },
): { id: string } {
  const { report, query } = requireSaved(writer, context, savedReportId)
  requireFigure(ReportName.parse(report), '')
  makeReport(writer, context, ReportName.parse(report), query)
  const pins = ownPins(writer, context)
  const known = pins.find((pin) => pin.savedReportId === savedReportId)
  if (known) return changePin(writer, context, { reportPinId: known.id, look, step: 'stay' })
  if (pins.length >= maxPins) {
    const fields = { '': { key: 'tooManyPins', params: { maximum: maxPins } } }
    throw new AppError('invalid', 'Too many pins', { fields })
  }
  const id = context.newId()
  const position = (pins.at(-1)?.position ?? 0) + 1
  const personId = context.actor.userId
  writer.db.insert(reportPinsTable).values({ id, personId, savedReportId, look, position }).run()
  return { id }
}

/** Changes how a pin looks, or its place with that of its neighbour. @throws AppError not_found */
export function changePin(
  writer: Writer,
  context: FirmContext,
  {
    reportPinId,
    look,
    step,
  }: { reportPinId: string; look: PinLook; step: 'stay' | 'earlier' | 'later' },
): { id: string } {
  const pin = requirePin(writer, context, reportPinId)
  // A pin that the person does not see would be passed without anything to be seen of it.
  const pins = ownPins(writer, context).filter((one) => isShown(writer, context, one))
  const at = pins.findIndex(({ id }) => id === pin.id)
  const other = step === 'stay' ? undefined : pins[step === 'earlier' ? at - 1 : at + 1]
  setPin(writer, pin.id, { look, position: other?.position ?? pin.position })
  if (other) setPin(writer, other.id, { position: pin.position })
  return { id: pin.id }
}

/** @throws AppError not_found */
export function deletePin(writer: Writer, context: FirmContext, id: string): { id: string } {
  const pin = requirePin(writer, context, id)
  writer.db.delete(reportPinsTable).where(eq(reportPinsTable.id, pin.id)).run()
  return { id: pin.id }
}

/** Takes a saved report that is deleted off everybody's dashboard. */
export function forgetPins({ db }: Writer, savedReportId: string): void {
  db.delete(reportPinsTable).where(eq(reportPinsTable.savedReportId, savedReportId)).run()
}

function isShown(reader: Reader, { actor }: FirmContext, { savedReportId }: PinRow): boolean {
  const saved = findSaved(reader, savedReportId)
  return saved !== undefined && (saved.isShared || saved.ownerId === actor.userId)
}

function setPin({ db }: Writer, id: string, change: Partial<PinRow>): void {
  db.update(reportPinsTable).set(change).where(eq(reportPinsTable.id, id)).run()
}

function ownPins({ db }: Reader, { actor }: FirmContext): PinRow[] {
  return db
    .select()
    .from(reportPinsTable)
    .where(eq(reportPinsTable.personId, actor.userId))
    .orderBy(asc(reportPinsTable.position), asc(reportPinsTable.id))
    .all()
}

/** Nobody changes what others see. */
function requirePin({ db }: Reader, { actor }: FirmContext, id: string): PinRow {
  const isOwn = and(eq(reportPinsTable.id, id), eq(reportPinsTable.personId, actor.userId))
  const pin = db.select().from(reportPinsTable).where(isOwn).get()
  if (!pin) throw new AppError('not_found', 'No such pin')
  return pin
}
