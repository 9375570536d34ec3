import type { Language } from '#contract/core/fields.ts'
import type { Firm } from '#contract/firm/firms.ts'
import { readContents, writeContents } from '../../../firm/contents.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import { listAccounts, sealCopiedEntries, withoutEntries } from '../../books/ledger/index.ts'
import { getFirm } from '../../firm/firms/index.ts'
import { seedDemo } from './seed-demo.ts'
import { findTemplate, keepTemplate, type Template } from './template-store.ts'

/**
 * Fills a demo's firm. The first in a language is made by the rules, click by click; those of the
 * next days are copies of its rows, which takes a tenth of the time.
 */
export async function fillDemo(context: HandlerContext, language: Language): Promise<Firm> {
  const { store, firm, env, defer } = context
  if (listAccounts(store.reader).length > 0) return getFirm(store.reader)
  const template = await findTemplate(env, language, firm.now)
  if (template) {
    const copied = tryCopy(context, template)
    if (copied) return copied
  }
  const made = seedDemo(store, firm, language)
  const fresh = {
    firmId: firm.firmId,
    userId: firm.actor.userId,
    ...store.transact(firm, readContents),
  }
  defer(keepTemplate(env, language, firm.now, fresh))
  return made
}

/** All or nothing; a template that does not fit costs time, and no visitor the demo. */
function tryCopy({ store, firm }: HandlerContext, template: Template): Firm | undefined {
  try {
    return store.transact(firm, (writer) => {
      const { firmId, actor } = firm
      const own = (rows: string) =>
        rows.replaceAll(template.firmId, firmId).replaceAll(template.userId, actor.userId)
      writeContents(writer, withoutEntries(template), own)
      sealCopiedEntries(writer, template, own)
      return getFirm(writer)
    })
  } catch (error) {
    console.error(error)
    return undefined
  }
}
