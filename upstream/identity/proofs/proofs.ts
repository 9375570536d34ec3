import { and, asc, desc, eq, exists, lt, sql } from 'drizzle-orm'
import { AppError } from '#contract/core/errors.ts'
import type { DayProof, DayRoot, DeletionReport, ProofKey } from '#contract/platform/proofs.ts'
import type { Env } from '../../core/env.ts'
import { unguessableId } from '../../firm/ulid.ts'
import { directory } from '../directory.ts'
import { type Head, leafOf, merkle } from './merkle.ts'
import { proofKeys, signProof } from './platform-key.ts'
import { dayHeads, dayRoots, deletionReports } from './tables.ts'

type ProofEnv = Pick<Env, 'DIRECTORY' | 'SECRETS'>

const daysShown = 400
const dayMs = 86_400_000
/** Days that are closed at once: more wait for the next time. */
const closedAtOnce = 10

/** Keeps how far a firm's journal is today (UTC); the first of a day stays. */
export async function keepHead(
  env: ProofEnv,
  head: Omit<Head, 'date'>,
  now: number,
): Promise<void> {
  const date = dayOf(now)
  await directory(env)
    .insert(dayHeads)
    .values({ ...head, date })
    .onConflictDoNothing()
}

/** Makes the root of each day that is over and has none. Nothing can be added to it afterwards. */
export async function closeDays(env: ProofEnv, now: number): Promise<void> {
  const db = directory(env)
  // From day to day by the index: anybody may ask, and a day has a head of every firm.
  const open = await db.all<{ date: string }>(
    sql`with recursive days (date) as (
        select min(date) from day_heads
        union all
        select (select min(date) from day_heads where date > days.date) from days
        where days.date is not null
      )
      select date from days where date < ${dayOf(now)}
        and not exists (select 1 from day_roots where day_roots.date = days.date)
      order by date limit ${closedAtOnce}`,
  )
  for (const { date } of open) {
    const heads = await headsOf(env, date)
    const { root } = merkle(heads.map(leafOf))
    const [before] = await db
      .select({ root: dayRoots.root })
      .from(dayRoots)
      .where(lt(dayRoots.date, date))
      .orderBy(desc(dayRoots.date))
      .limit(1)
    const [count, previous] = [heads.length, before?.root ?? '']
    const signed = signProof(env, ['firmament-day', date, root, count, previous].join('|'))
    await db
      .insert(dayRoots)
      .values({ date, root, count, previous, ...signed })
      .onConflictDoNothing()
  }
}

async function headsOf(env: ProofEnv, date: string): Promise<Head[]> {
  const { firmId } = dayHeads
  return directory(env).select().from(dayHeads).where(eq(dayHeads.date, date)).orderBy(asc(firmId))
}

/** The roots that are published, the newest first, and the keys that they can be of. */
export async function publishedDays(
  env: ProofEnv,
  now: number,
): Promise<{ days: DayRoot[]; keys: ProofKey[] }> {
  await closeDays(env, now)
  const days = await directory(env)
    .select()
    .from(dayRoots)
    .orderBy(desc(dayRoots.date))
    .limit(daysShown)
  return { days, keys: proofKeys(env) }
}

/** Days whose root holds a firm's journal, the newest first. */
export async function daysOfFirm(
  env: ProofEnv,
  firmId: string,
  now: number,
): Promise<{ date: string; sequence: number }[]> {
  await closeDays(env, now)
  const db = directory(env)
  const rooted = db.select({ one: sql`1` }).from(dayRoots).where(eq(dayRoots.date, dayHeads.date))
  return db
    .select({ date: dayHeads.date, sequence: dayHeads.sequence })
    .from(dayHeads)
    .where(and(eq(dayHeads.firmId, firmId), exists(rooted)))
    .orderBy(desc(dayHeads.date))
    .limit(daysShown)
}

/** @throws AppError not_found for a day without a root or without the firm */
export async function proofOf(env: ProofEnv, firmId: string, date: string): Promise<DayProof> {
  const [day] = await directory(env).select().from(dayRoots).where(eq(dayRoots.date, date))
  const heads = await headsOf(env, date)
  const at = heads.findIndex((head) => head.firmId === firmId)
  const head = heads[at]
  if (!day || !head) throw new AppError('not_found', 'No proof of that day')
  const { path } = merkle(heads.map(leafOf), at)
  return { ...head, path, day, publicKey: publicKeyOf(env, day.keyId) }
}

/** Keeps what went with a firm, signed. @returns the id under which anybody who has it reads it */
export async function keepDeletionReport(
  env: ProofEnv,
  report: Pick<DeletionReport, 'firmId' | 'firm' | 'deletedAt' | 'entries' | 'lastHash' | 'files'>,
): Promise<string> {
  const id = unguessableId()
  const { firmId, firm, deletedAt, entries, lastHash, files } = report
  const said = ['firmament-deletion', id, firmId, firm, deletedAt, entries, lastHash, files]
  await directory(env)
    .insert(deletionReports)
    .values({ ...report, id, ...signProof(env, said.join('|')) })
  return id
}

/** @throws AppError not_found */
export async function getDeletionReport(
  env: ProofEnv,
  id: string,
): Promise<DeletionReport & { publicKey: string }> {
  const [report] = await directory(env)
    .select()
    .from(deletionReports)
    .where(eq(deletionReports.id, id))
  if (!report) throw new AppError('not_found', 'No such report')
  return { ...report, publicKey: publicKeyOf(env, report.keyId) }
}

/** Empty where the secret that a key was derived from is kept no more. */
function publicKeyOf(env: ProofEnv, keyId: string): string {
  return proofKeys(env).find(({ id }) => id === keyId)?.publicKey ?? ''
}

function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10)
}

/** An hour after the day has begun everywhere the platform counts it: when heads are kept again. */
export function nextHeadAt(now: number): Date {
  return new Date(Math.floor(now / dayMs) * dayMs + dayMs + 3_600_000)
}
