import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { KeptForm } from '#contract/firm/kept-forms.ts'
import type { FirmContext, Reader, Writer } from '../firm/store.ts'
import { schedule } from '../modules/firm/jobs/index.ts'
import { keptFormsTable } from './tables.ts'

const dayMs = 24 * 60 * 60_000

/** As many forms are kept for a person; the oldest give way. */
const maxForms = 20

/** What was typed is forgotten after so long, in days. */
const keptDays = 30
export const forgetFormsJob = 'records.forgetKeptForms'

/** What the caller typed into a form and did not save. */
export function getKeptForm({ db }: Reader, { actor }: FirmContext, form: string): KeptForm {
  const kept = db.select().from(keptFormsTable).where(isForm(actor.userId, form)).get()
  if (!kept?.content) return { content: '', keptAt: null }
  return { content: kept.content, keptAt: kept.keptAt }
}

type Typed = { form: string; content: string; visit: string; isSaved: boolean }

/**
 * Keeps what the caller typed, or forgets it where the content is empty. What a page sent before it
 * was saved may arrive after that: from a visit that was saved nothing is kept any more.
 */
export function keepForm(
  writer: Writer,
  { actor, now }: FirmContext,
  { form, content, visit, isSaved }: Typed,
): { keptAt: string | null } {
  const { db } = writer
  const { userId } = actor
  if (content === '' && !isSaved) {
    db.delete(keptFormsTable).where(isForm(userId, form)).run()
    return { keptAt: null }
  }
  const before = db.select().from(keptFormsTable).where(isForm(userId, form)).get()
  if (before?.content === '' && before.visit === visit) return { keptAt: null }
  if (!hasForms(db)) forgetLater(writer, now)
  const kept = { content: isSaved ? '' : content, keptAt: now.toISOString(), visit }
  db.insert(keptFormsTable)
    .values({ userId, form, ...kept })
    .onConflictDoUpdate({ target: [keptFormsTable.userId, keptFormsTable.form], set: kept })
    .run()
  forgetOldest(db, userId)
  return { keptAt: isSaved ? null : kept.keptAt }
}

/** Forgets what somebody typed who is no member any more. */
export function forgetFormsOf({ db }: Writer, userId: string): void {
  db.delete(keptFormsTable).where(eq(keptFormsTable.userId, userId)).run()
}

/** Forgets what was typed 30 days ago, and comes again when the next is as old. */
export function forgetOldForms(writer: Writer, { now }: Pick<FirmContext, 'now'>): void {
  const { db } = writer
  const limit = new Date(now.getTime() - keptDays * dayMs).toISOString()
  db.delete(keptFormsTable).where(lte(keptFormsTable.keptAt, limit)).run()
  const [next] = db
    .select({ keptAt: keptFormsTable.keptAt })
    .from(keptFormsTable)
    .orderBy(asc(keptFormsTable.keptAt))
    .limit(1)
    .all()
  if (next) forgetLater(writer, new Date(next.keptAt))
}

function hasForms(db: Writer['db']): boolean {
  return db.select({ form: keptFormsTable.form }).from(keptFormsTable).limit(1).get() !== undefined
}

function forgetLater(writer: Writer, keptAt: Date): void {
  const dueAt = new Date(keptAt.getTime() + keptDays * dayMs)
  schedule(writer, { kind: forgetFormsJob, key: 'kept-forms', dueAt, payload: null })
}

function forgetOldest(db: Writer['db'], userId: string): void {
  const forms = db
    .select({ form: keptFormsTable.form })
    .from(keptFormsTable)
    .where(eq(keptFormsTable.userId, userId))
    // Of those of one millisecond the one that came last is the newest.
    .orderBy(desc(keptFormsTable.keptAt), desc(sql`rowid`))
    .all()
  const old = forms.slice(maxForms).map(({ form }) => form)
  if (old.length === 0) return
  const isOld = and(eq(keptFormsTable.userId, userId), inArray(keptFormsTable.form, old))
  db.delete(keptFormsTable).where(isOld).run()
}

function isForm(userId: string, form: string) {
  return and(eq(keptFormsTable.userId, userId), eq(keptFormsTable.form, form))
}
