import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { ActionLog, RouteLog, VisitLogs } from '#contract/core/demo.ts'
import { AppError } from '#contract/core/errors.ts'
import { isPrivateField, keepable, keepableRoute } from '#contract/platform/private-fields.ts'
import type { Env } from '../../../core/env.ts'
import { directory } from '../../../identity/directory.ts'
import { users } from '../../../identity/tables.ts'
import { demoVisitEntries, demoVisits } from './tables.ts'
import { tellWatchers } from './watch.ts'

type Entry = {
  id: string
  kind: ActionLog['type'] | 'route'
  route: string
  at: number
  seconds: number
  log: string
}

/**
 * Keeps the logs of a visit, each once: one that was kept already only brings a longer time on its
 * route. Texts are kept as they are but for what must never be; whoever shows them escapes them.
 * @param userId who sends them, as the session or the websocket knows it
 * @throws AppError forbidden for anybody but a demo's visitor who has not said no
 */
export async function storeLogs(
  env: Env,
  userId: string,
  logs: VisitLogs,
  now: number,
): Promise<{ stored: number }> {
  const visit = logs.demoUserId === userId ? await findTrackedVisit(env, userId, now) : undefined
  if (!visit) throw new AppError('forbidden', 'Visits are not recorded here')
  const within = (timestamp: string) =>
    Math.min(now, Math.max(visit.startedAt, Date.parse(timestamp)))
  const entries = [
    ...logs.routeLogs.map((log) => routeEntry(log, within(log.timestamp))),
    ...logs.actionLogs.flatMap((log) => actionEntry(log, within(log.timestamp))),
  ]
  const last = entries.reduce<Entry | undefined>(
    (latest, entry) => (latest && latest.at > entry.at ? latest : entry),
    undefined,
  )
  if (!last) return { stored: 0 }
  const db = directory(env)
  await db.batch([
    insertEntries(db, userId, entries),
    db
      .update(demoVisits)
      .set({ seenAt: now, lastRoute: last.route })
      .where(eq(demoVisits.userId, userId)),
  ])
  await tellWatchers(env, userId, now)
  return { stored: entries.length }
}

async function findTrackedVisit(env: Env, userId: string, now: number) {
  const isTracked = and(
    eq(users.isDemo, true),
    gt(users.expiresAt, now),
    isNull(users.suspendedAt),
    isNull(demoVisits.refusedAt),
  )
  const [visit] = await directory(env)
    .select({ startedAt: demoVisits.startedAt })
    .from(demoVisits)
    .innerJoin(users, eq(users.id, demoVisits.userId))
    .where(and(eq(demoVisits.userId, userId), isTracked))
  return visit
}

/** One statement with one parameter, however many there are: D1 takes 100 parameters. */
function insertEntries(db: ReturnType<typeof directory>, userId: string, entries: Entry[]) {
  const field = (name: string) => sql.raw(`value ->> '${name}'`)
  return db
    .insert(demoVisitEntries)
    .select(
      sql`select ${userId}, ${field('id')}, ${field('kind')}, ${field('route')}, ${field('at')},
        ${field('seconds')}, ${field('log')} from json_each(${JSON.stringify(entries)}) where true`,
    )
    .onConflictDoUpdate({
      target: [demoVisitEntries.userId, demoVisitEntries.id],
      set: { seconds: sql`excluded.seconds`, log: sql`excluded.log` },
      setWhere: sql`excluded.kind = 'route' and ${demoVisitEntries.kind} = 'route'
        and excluded.seconds > ${demoVisitEntries.seconds}`,
    })
}

function routeEntry({ logId, route, timeSpent, timestamp }: RouteLog, at: number): Entry {
  const [hours = 0, minutes = 0, seconds = 0] = timeSpent.split('_').map(Number)
  const kept = { route: keepableRoute(route), timeSpent, timestamp }
  return {
    id: logId,
    kind: 'route',
    route: kept.route,
    at,
    seconds: hours * 3600 + minutes * 60 + seconds,
    log: JSON.stringify(kept),
  }
}

function actionEntry({ logId, ...log }: ActionLog, at: number): Entry[] {
  if (log.type === 'input_change' && isPrivateField(log)) return []
  const route = keepableRoute(log.route)
  const kept = { ...log, ...cleaned(log), route }
  return [{ id: logId, kind: log.type, route, at, seconds: 0, log: JSON.stringify(kept) }]
}

type Logged = Omit<ActionLog, 'logId'>

function cleaned(log: Logged): Record<string, unknown> {
  const fields = Object.entries(log).filter(([name]) => name !== 'type' && name !== 'timestamp')
  return Object.fromEntries(
    fields.map(([name, value]) => [
      name,
      typeof value === 'string' ? keepable(value.toWellFormed()) : cleanedData(value),
    ]),
  )
}

/** What a form was sent with, without the fields that are nobody's business. */
function cleanedData(data: Record<string, string>): Record<string, string> {
  const open = Object.entries(data).filter(([name]) => !isPrivateField({ name, inputType: '' }))
  return Object.fromEntries(open.map(([name, value]) => [name, keepable(value.toWellFormed())]))
}
