import type { Language } from '#contract/core/fields.ts'
import type { Firm } from '#contract/firm/firms.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import { listAccounts } from '../../books/ledger/index.ts'
import { createFirm, getFirm } from '../../firm/firms/index.ts'
import { playSister } from './sister.ts'
import { sisterFirm } from './sister-firms.ts'
import { timeline } from './timeline.ts'

/** How long the shop has been there, in days. */
const lead = 101

/** Fills the owner's other firm, in one transaction; a second call changes nothing. */
export function fillSister({ store, firm: context }: HandlerContext, language: Language): Firm {
  return store.transact(context, (writer) => {
    if (listAccounts(writer).length > 0) return getFirm(writer)
    const at = timeline(context)
    const start = at(context.now.getTime() - lead * 86_400_000)
    const firm = sisterFirm(language)
    createFirm(writer, start, firm)
    playSister(writer, context, at, firm)
    return getFirm(writer)
  })
}
