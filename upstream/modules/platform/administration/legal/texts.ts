import { and, eq } from 'drizzle-orm'
import type { Language } from '#contract/core/fields.ts'
import { type LegalPage, type LegalText, Operator } from '#contract/core/legal.ts'
import { audit } from '../../../../identity/audit.ts'
import type { Call } from '../../../../identity/call.ts'
import { directory } from '../../../../identity/directory.ts'
import { toInstant } from '../../../../identity/keyset-page.ts'
import { legalOperator, legalTexts } from '../tables.ts'

type One = { page: LegalPage; language: Language }

/** Who runs the installation; every field is empty while nobody said. */
export async function readOperator({ env }: Pick<Call, 'env'>): Promise<Operator> {
  const [row] = await directory(env).select().from(legalOperator)
  return Operator.parse(row ? JSON.parse(row.operator) : {})
}

/** A page's words, and who answers for it. */
export async function readLegal(call: Pick<Call, 'env'>, one: One): Promise<LegalText> {
  const [row] = await directory(call.env).select().from(legalTexts).where(isIt(one))
  return {
    operator: await readOperator(call),
    text: row?.text ?? null,
    updatedAt: row ? toInstant(row.updatedAt) : null,
  }
}

/** Which texts are the operator's own. */
export async function listOwn({ env }: Pick<Call, 'env'>) {
  const { page, language, updatedAt } = legalTexts
  const rows = await directory(env).select({ page, language, updatedAt }).from(legalTexts)
  return rows.map((row) => ({ ...row, updatedAt: toInstant(row.updatedAt) }))
}

export async function saveOperator(call: Call, operator: Operator): Promise<Operator> {
  const db = directory(call.env)
  const before = await readOperator(call)
  const set = { operator: JSON.stringify(operator), updatedAt: call.now }
  await db.batch([
    db
      .insert(legalOperator)
      .values({ id: 1, ...set })
      .onConflictDoUpdate({ target: legalOperator.id, set }),
    audit(db, call, { action: 'legal.operatorChanged', before, after: operator }),
  ])
  return operator
}

/** Keeps the operator's own words; without any, ours stand again. */
export async function saveText(call: Call, { text, ...one }: One & { text: string }) {
  const db = directory(call.env)
  const before = await readLegal(call, one)
  const set = { text, updatedAt: call.now }
  const change =
    text === ''
      ? db.delete(legalTexts).where(isIt(one))
      : db
          .insert(legalTexts)
          .values({ ...one, ...set })
          .onConflictDoUpdate({ target: [legalTexts.page, legalTexts.language], set })
  const entry = { action: 'legal.textChanged', before: { ...one, text: before.text } }
  await db.batch([change, audit(db, call, { ...entry, after: { ...one, text } })])
  return readLegal(call, one)
}

function isIt({ page, language }: One) {
  return and(eq(legalTexts.page, page), eq(legalTexts.language, language))
}
