import { eq } from 'drizzle-orm'
import { isAllowed, type Permission } from '#contract/core/roles.ts'
import type { WholeDashboard } from '#contract/reporting/dashboard.ts'
import type { DashboardArrangement, DashboardTile } from '#contract/reporting/dashboard-tiles.ts'
import { givenParts } from '../../../core/hooks.ts'
import { keyOfActor } from '../../../firm/actor.ts'
import { Remembered } from '../../../firm/remembered.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { dashboardArrangementsTable } from './tables.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /**
     * Figures of its own on the dashboard, of a day and of the firm's database alone: they are kept until
     * anything is written. Their words are the `tiles` of the module in the app.
     */
    dashboardTiles: readonly TileSource[]
  }
}

type TileSource = {
  /** Unique in the module. */
  name: string
  needs: Permission
  /** Null where there is nothing to say, or not to whoever asks. */
  read: (
    reader: Reader,
    context: FirmContext,
    today: string,
  ) => Partial<Omit<DashboardTile, 'name'>> | null
}

const usual: DashboardArrangement = { order: [], hidden: [] }

type Arranged = Pick<WholeDashboard, 'tiles' | 'arrangement'>

/** What some people saw last, each for a day. */
const remembered = new Remembered<Arranged>(50)

/** What modules have for somebody, and how they want it; what they do not want to see is not worked out. */
export function tilesOf(reader: Reader, context: FirmContext): Arranged {
  const today = firmDate(reader, context)
  const key = `${keyOfActor(context.actor)} ${today}`
  return remembered.recall(reader, key, () => readTiles(reader, context, today))
}

function readTiles(reader: Reader, context: FirmContext, today: string): Arranged {
  const arrangement = arrangementOf(reader, context)
  const tiles = givenParts('dashboardTiles').flatMap(({ module, part }) =>
    part.flatMap(({ name: own, needs, read }) => {
      const name = `${module}.${own}`
      if (arrangement.hidden.includes(name) || !isAllowed(context.actor, needs)) return []
      const tile = read(reader, context, today)
      const empty = { amount: null, count: null, isBad: false, notes: [], rows: [] }
      return tile ? [{ ...empty, ...tile, name }] : []
    }),
  )
  return { tiles, arrangement }
}

/** How somebody wants their dashboard. */
function arrangementOf({ db }: Reader, { actor }: FirmContext): DashboardArrangement {
  const { personId, content } = dashboardArrangementsTable
  const row = db.select({ content }).from(dashboardArrangementsTable)
  return row.where(eq(personId, actor.userId)).get()?.content ?? usual
}

/** Keeps how the caller wants their dashboard. */
export function arrange(
  { db }: Writer,
  { actor }: FirmContext,
  { order, hidden }: DashboardArrangement,
): DashboardArrangement {
  const content = { order, hidden }
  const target = dashboardArrangementsTable.personId
  db.insert(dashboardArrangementsTable)
    .values({ personId: actor.userId, content })
    .onConflictDoUpdate({ target, set: { content } })
    .run()
  return content
}
