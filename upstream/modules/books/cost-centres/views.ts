import type { CostCentreChoice } from '#contract/books/cost-centres.ts'
import type { Reader } from '../../../firm/store.ts'
import { selfAndBelowIn } from '../../../register/tree.ts'

/** A cost centre as reports and files name it. */
export type CentreName = {
  id: string
  code: string
  name: string
  parentId: string
  trail: string
  isArchived: boolean
}

/** A cost centre and all below it, each after the one that it is part of. */
export function selfAndBelowOf({ sql }: Reader, id: string): string[] {
  return sql
    .exec<{ id: string }>(selfAndBelowIn('cost_centres'), id)
    .toArray()
    .map((row) => row.id)
}

/** Every cost centre there is, closed ones too, in the order of the tree. */
export function allCentres({ sql }: Reader): CentreName[] {
  const rows = sql.exec<Omit<CentreName, 'isArchived'> & { isArchived: number }>(
    `select id, code, name, parent_id as parentId, trail, is_archived as isArchived
     from cost_centres order by trail collate nocase`,
  )
  return rows.toArray().map((row) => ({ ...row, isArchived: row.isArchived === 1 }))
}

/** What a form offers; none in a firm that has none. */
export function centreChoices(reader: Reader): CostCentreChoice[] {
  return allCentres(reader).map(({ id, trail, isArchived }) => ({ id, label: trail, isArchived }))
}

/** The codes of cost centres by their ids. */
export function codesOfCentres(reader: Reader): Map<string, string> {
  return new Map(allCentres(reader).map(({ id, code }) => [id, code]))
}
