import type { z } from 'zod'
import { AppError } from '#contract/core/errors.ts'
import type { FirmPage } from '../load-context.ts'
import { usePage } from '../page-context.tsx'
import type { FirmAccess } from '../session/session.server.ts'
import type { AnyRegister, AnyRow, Column, Filter, ListQuery } from './describe.ts'
import { describeRegister } from './describe.ts'

/** In place of a firm: lists of the platform are of none, and who sees them may see all of them. */
export const platformPage: Pick<FirmPage, 'firm' | 'can' | 'canOpen'> = {
  firm: {
    firmId: '',
    role: 'readOnly',
    legalName: '',
    tradeName: '',
    country: '',
    baseCurrency: '',
    place: '',
    timeZone: 'UTC',
  },
  can: () => true,
  canOpen: () => true,
}

/** The firm of a register's page, and what the person may do in it. */
export function useRegisterFirm({
  isOfPlatform,
}: Pick<AnyRegister, 'isOfPlatform'>): Pick<FirmPage, 'firm' | 'can' | 'canOpen'> {
  const { firmPage } = usePage()
  if (isOfPlatform) return platformPage
  if (!firmPage) throw new Error('This page has no firm: its loader must call requireFirm')
  return firmPage
}

/** As many rows as the API gives of the platform's lists at once. */
const pieceSize = 200

type Piece<R> = {
  rows: R[]
  next: string | null
  previous: string | null
  first: number
  total: number | null
}

type PlatformList<R extends AnyRow, Extra, Query extends ListQuery> = Pick<
  AnyRegister,
  'name' | 'texts' | 'prefix' | 'path' | 'recordPath' | 'tabs' | 'hasOwnNew'
> & {
  query: z.ZodType<Query>
  columns: readonly Column<R, Extra>[]
  filters?: readonly Filter<Extra>[]
  load?(access: FirmAccess): Promise<Extra>
  read(access: FirmAccess, query: Query): Promise<Piece<R>>
}

/**
 * A list of the platform, for administrators alone: shown, sorted, filtered and taken along as a
 * file as any register is. Its records have pages of their own.
 */
export function describePlatformList<R extends AnyRow, Extra, Query extends ListQuery>(
  list: PlatformList<R, Extra, Query>,
): AnyRegister {
  const { read, ...rest } = list
  return describeRegister<R, never, object, Extra, Query, never, unknown>({
    ...rest,
    isOfPlatform: true,
    idParam: 'id',
    nameOf: ({ id }) => id,
    calls: {
      list: async (access, query) => ({ ...(await read(access, query)), counts: {}, totals: [] }),
      rows: (access, query) => read(access, { ...query, size: pieceSize }),
      get: () => Promise.reject(new AppError('not_found', 'The platform has its own pages')),
    },
  })
}
