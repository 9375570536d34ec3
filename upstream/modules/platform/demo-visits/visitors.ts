import { and, eq, gt, isNotNull, or, type SQL } from 'drizzle-orm'
import type { DemoVisitor, DemoVisitorQuery } from '#contract/core/demo.ts'
import { AppError } from '#contract/core/errors.ts'
import type { Env } from '../../../core/env.ts'
import type { Call } from '../../../identity/call.ts'
import { directory } from '../../../identity/directory.ts'
import { holds, keysetPage, toInstant } from '../../../identity/keyset-page.ts'
import { demoLinks, demoVisits } from './tables.ts'

/** Longer than the tracker is silent while a page is looked at. */
const onlineMs = 45_000

const sorts = {
  newest: undefined,
  routes: { number: demoVisits.routeCount, valueOf: (row: DemoVisitor) => row.routes },
  actions: { number: demoVisits.actionCount, valueOf: (row: DemoVisitor) => row.actions },
}

const columns = {
  visit: demoVisits,
  link: { id: demoLinks.id, name: demoLinks.name, company: demoLinks.company },
}

/** Visits of a tab. `q` is looked for in the link's name and company and the last route. */
export async function listVisitors({ env, now }: Call, query: DemoVisitorQuery) {
  const { q, linkId, tab, direction } = query
  const filter = and(
    linkId === undefined ? undefined : eq(demoVisits.linkId, linkId),
    onTab(tab, now),
    or(holds(q, demoLinks.name, demoLinks.company), holds(q, demoVisits.lastRoute)),
  )
  const sort = { id: demoVisits.userId, direction, by: sorts[query.sort] }
  const page = await keysetPage(query, sort, async (parts) => {
    const rows = await select(env)
      .where(and(parts.where, filter))
      .orderBy(...parts.orderBy)
      .limit(parts.limit)
    return rows.map((row) => toVisitor(row, now))
  })
  return page
}

/** One visit. @throws AppError not_found */
export async function getVisitor({ env, now }: Call, id: string): Promise<DemoVisitor> {
  const [row] = await select(env).where(eq(demoVisits.userId, id))
  if (!row) throw new AppError('not_found', 'No such visit')
  return toVisitor(row, now)
}

function select(env: Env) {
  return directory(env)
    .select(columns)
    .from(demoVisits)
    .leftJoin(demoLinks, eq(demoLinks.id, demoVisits.linkId))
}

function onTab(tab: DemoVisitorQuery['tab'], now: number): SQL | undefined {
  if (tab === 'all') return undefined
  if (tab === 'online') return gt(demoVisits.seenAt, now - onlineMs)
  return isNotNull(tab === 'kept' ? demoVisits.keptAt : demoVisits.refusedAt)
}

type Row = Awaited<ReturnType<typeof select>>[number]

function toVisitor({ visit, link }: Row, now: number): DemoVisitor {
  const { userId, language, place, startedAt, endsAt, lastRoute, actionCount, routeCount } = visit
  return {
    id: userId,
    link,
    language,
    place,
    startedAt: toInstant(startedAt),
    endsAt: toInstant(endsAt),
    keptAt: toInstant(visit.keptAt),
    refusedAt: toInstant(visit.refusedAt),
    seenAt: toInstant(visit.seenAt),
    lastRoute,
    actions: actionCount,
    routes: routeCount,
    isOnline: visit.seenAt !== null && visit.seenAt > now - onlineMs,
  }
}
