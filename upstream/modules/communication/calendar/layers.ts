import { and, eq } from 'drizzle-orm'
import type { LayerChoice, LayerEntry } from '#contract/communication/calendar.ts'
import { type CalendarLayerId, calendarLayers } from '#contract/communication/calendar-layers.ts'
import { invalidField } from '#contract/core/errors.ts'
import { isAllowed, type Permission, type ScopedEntity, scopeOf } from '#contract/core/roles.ts'
import { hooks, onceComposed } from '../../../core/hooks.ts'
import type { Actor } from '../../../firm/actor.ts'
import { daysBetween } from '../../../firm/calendar.ts'
import type { Reader, Writer } from '../../../firm/store.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { holidaysIn } from './holidays.ts'
import { calendarLayersOffTable } from './tables.ts'

/** Public holidays of the firm's country; those of a part of the country are not among them. */
const holidayLayer: CalendarLayer = {
  layer: 'holidays',
  needs: 'calendar:view',
  list: (reader, days) => {
    const { address, language } = getFirmProfile(reader)
    const { country } = address
    return holidaysIn(days, { country, language }).map(({ date, name }) => ({
      id: `${date}_${country}`,
      number: name,
      date,
      link: `calendar?view=day&date=${date}`,
    }))
  },
}

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** Its days are seen in the calendar. */
    calendarLayers: readonly CalendarLayer[]
  }
}

export type Days = { from: string; to: string }

/** What a module shows in the calendar, read-only, as it says it in its `calendar-layer.ts`. */
export type CalendarLayer = {
  layer: CalendarLayerId
  needs: Permission
  /** Of records that belong to who made them: shown to those who see all of them. */
  entity?: ScopedEntity
  /** `actor` is who looks: for a layer of what is theirs alone. */
  list: (reader: Reader, days: Days, actor: Actor) => Omit<LayerEntry, 'layer'>[]
}

const layers = onceComposed(() => [holidayLayer, ...hooks('calendarLayers').flat()])
const maxDays = 400

/**
 * What other modules have in some days, of the layers that the caller may see and has switched on,
 * by day.
 * @throws AppError invalid for days in the wrong order or too many
 */
export function listLayers(reader: Reader, actor: Actor, days: Days): LayerEntry[] {
  const count = daysBetween(days.from, days.to)
  if (count < 0) throw invalidField('to', 'endBeforeStart')
  if (count > maxDays) throw invalidField('to', 'tooLarge', { maximum: maxDays })
  const off = layersOff(reader, actor.userId)
  return layers()
    .filter((one) => isSeen(one, actor) && !off.has(one.layer))
    .flatMap(({ layer, list }) => list(reader, days, actor).map((entry) => ({ ...entry, layer })))
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}

/** The layers that somebody may see, and which of them they have switched on. */
export function listLayerChoices(reader: Reader, actor: Actor): LayerChoice[] {
  const off = layersOff(reader, actor.userId)
  const seen = new Set(
    layers()
      .filter((one) => isSeen(one, actor))
      .map(({ layer }) => layer),
  )
  return calendarLayers
    .filter((layer) => seen.has(layer))
    .map((layer) => ({ layer, isOn: !off.has(layer) }))
}

/** Switches layers on for a person; those that they may see and that are left out are off. */
export function chooseLayers(
  writer: Writer,
  actor: Actor,
  on: readonly CalendarLayerId[],
): LayerChoice[] {
  const { db } = writer
  const { userId } = actor
  for (const { layer } of listLayerChoices(writer, actor)) {
    const values = { userId, layer }
    if (on.includes(layer)) {
      const isMeant = and(
        eq(calendarLayersOffTable.userId, userId),
        eq(calendarLayersOffTable.layer, layer),
      )
      db.delete(calendarLayersOffTable).where(isMeant).run()
    } else db.insert(calendarLayersOffTable).values(values).onConflictDoNothing().run()
  }
  return listLayerChoices(writer, actor)
}

/** What a person had chosen is forgotten once they have left. */
export function forgetLayersOf({ db }: Writer, userId: string): void {
  db.delete(calendarLayersOffTable).where(eq(calendarLayersOffTable.userId, userId)).run()
}

function isSeen({ needs, entity }: CalendarLayer, actor: Actor): boolean {
  return isAllowed(actor, needs) && (entity === undefined || scopeOf(actor, entity) === 'all')
}

function layersOff({ db }: Reader, userId: string): Set<CalendarLayerId> {
  const isTheirs = eq(calendarLayersOffTable.userId, userId)
  const rows = db.select().from(calendarLayersOffTable).where(isTheirs).all()
  return new Set(rows.map(({ layer }) => layer))
}
