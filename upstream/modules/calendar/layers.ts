import type { LayerEntry } from '#contract/calendar.ts'
import { invalidField } from '#contract/errors.ts'
import { isAllowed, type Permission, type ScopedEntity, scopeOf } from '#contract/roles.ts'
import type { Actor } from '../../firm/actor.ts'
import { daysBetween } from '../../firm/calendar.ts'
import type { Reader } from '../../firm/store.ts'

export type Days = { from: string; to: string }

/** What a module shows in the calendar, read-only, as it says it in its `calendar-layer.ts`. */
export type CalendarLayer = {
  layer: LayerEntry['layer']
  needs: Permission
  /** Of records that belong to who made them: shown to those who see all of them. */
  entity?: ScopedEntity
  list: (reader: Reader, days: Days) => Omit<LayerEntry, 'layer'>[]
}

const found = import.meta.glob<{ calendarLayers: readonly CalendarLayer[] }>(
  '../*/calendar-layer.ts',
  { eager: true },
)
const layers = Object.values(found).flatMap(({ calendarLayers }) => calendarLayers)
const maxDays = 400

/**
 * What other modules have in some days, as far as the caller may see it, by day.
 * @throws AppError invalid for days in the wrong order or too many
 */
export function listLayers(reader: Reader, actor: Actor, days: Days): LayerEntry[] {
  const count = daysBetween(days.from, days.to)
  if (count < 0) throw invalidField('to', 'endBeforeStart')
  if (count > maxDays) throw invalidField('to', 'tooLarge', { maximum: maxDays })
  return layers
    .filter(({ needs, entity }) => {
      const seesAll = entity === undefined || scopeOf(actor, entity) === 'all'
      return isAllowed(actor, needs) && seesAll
    })
    .flatMap(({ layer, list }) => list(reader, days).map((entry) => ({ ...entry, layer })))
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}
