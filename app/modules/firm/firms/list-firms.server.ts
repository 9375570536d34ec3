import type { z } from 'zod'
import type { Args } from '#app/shell/load-context.ts'
import { requirePerson } from '#app/shell/session/session.server.ts'
import { upstream } from '#app/upstream.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { Company, type FirmMembership, identityContract } from '#contract/core/identity.ts'
import { maxAsked } from './ask-in-time.server.ts'
import { type FirmFigures, readFigures } from './firm-figures.server.ts'

/** A firm in the list: its place is known from the session, its figures it says itself. */
export type ListedFirm = Omit<FirmMembership, 'timeZone'> & {
  isCurrent: boolean
  /** Undefined for a firm that was not asked. */
  figures: FirmFigures | undefined
}

export type FirmsFailure = {
  /** A key of the namespace `error`. */
  key: 'firmsUnauthenticated' | 'firmsFailed'
  /** What the API said, where it said something. */
  message: string
  status: number
}

type FirmList =
  | { firms: ListedFirm[]; failure?: undefined }
  | { firms?: undefined; failure: FirmsFailure }

/** The person's firms, or why they could not be fetched. A reply that is no list counts as empty. */
export async function listFirms(args: Args): Promise<FirmList> {
  const { user, firms: known } = await requirePerson(args)
  try {
    const reply: unknown = await upstream(args).call(identityContract.listCompanies, {
      userId: user.id,
    })
    const currentId = args.context.firmPage?.firm.firmId
    const firms = parseCompanies(reply).map(async ({ _id: firmId, ...company }, at) => {
      const membership = known.find((firm) => firm.firmId === firmId)
      const isAsked = membership !== undefined && at < maxAsked
      return {
        ...company,
        firmId,
        place: membership?.place ?? '',
        isCurrent: firmId === currentId,
        figures: isAsked ? await readFigures(args, firmId, membership) : undefined,
      }
    })
    return { firms: await Promise.all(firms) }
  } catch (error) {
    return { failure: failureOf(error) }
  }
}

function parseCompanies(reply: unknown): z.infer<typeof Company>[] {
  if (!Array.isArray(reply)) return []
  return reply.flatMap((row) => Company.safeParse(row).data ?? [])
}

function failureOf(error: unknown): FirmsFailure {
  if (!(error instanceof AppError)) throw error
  const { code, status } = error
  if (code === 'unauthenticated') return { key: 'firmsUnauthenticated', message: '', status }
  // An API that cannot be reached has said nothing: those words are ours, for the log.
  return { key: 'firmsFailed', message: code === 'unavailable' ? '' : error.message, status }
}
