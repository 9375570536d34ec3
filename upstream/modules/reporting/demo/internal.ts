import { z } from 'zod'
import { AppError } from '#contract/core/errors.ts'
import { Id, Instant, Language } from '#contract/core/fields.ts'
import type { HandlerContext } from '../../../firm/implement.ts'
import type { InternalCalls } from '../../../firm/internal.ts'
import { fillDemo } from './fill-demo.ts'
import { fillSister } from './fill-sister.ts'
import { SeedBooks, seedBooks } from './seed-books.ts'
import { joinSister } from './sister.ts'

const SeedDemo = z.object({ language: Language, endsAt: Instant.optional() })
const JoinDemo = z.object({ otherFirmId: Id })
const EndAt = z.object({ endsAt: Instant, isHalted: z.boolean().optional() })

/** What the gateway asks for firms that end, and what the bench asks for. The end is set before there is anything to end. */
export const internal: InternalCalls = {
  'seed-demo': (input, context) => {
    const { language, endsAt } = SeedDemo.parse(input)
    if (endsAt !== undefined) endAt(context, endsAt)
    return fillDemo(context, language)
  },
  /** For measuring, so only where nobody works. */
  'seed-books': (input, { store, firm, env }) => {
    if (env.DEPLOYMENT !== 'local') throw new AppError('not_found', 'No such endpoint')
    const asked = SeedBooks.parse(input)
    return store.transact(firm, (writer) => seedBooks(writer, firm, asked))
  },
  'seed-demo-sister': (input, context) => {
    const { language, endsAt } = SeedDemo.parse(input)
    if (endsAt !== undefined) endAt(context, endsAt)
    return fillSister(context, language)
  },
  'join-demo': (input, context) => joinSister(context, JoinDemo.parse(input).otherFirmId),
  'end-at': (input, context) => {
    const { endsAt, isHalted } = EndAt.parse(input)
    endAt(context, endsAt, isHalted)
  },
  'end-never': (_input, { store }) => {
    store.ending = undefined
  },
}

function endAt({ store, firm }: HandlerContext, endsAt: string, isHalted = false): void {
  store.ending = { firmId: firm.firmId, at: Date.parse(endsAt), isHalted }
}
