import { modules } from './modules.ts'

/** Where the name of a kind stands: a key of a module's texts. */
export type KindName = { moduleId: string; labelKey: string }

/** Kinds of documents that take numbers. */
export const numberedKinds = namesOf('numbered')
/** Kinds of mail. */
export const mailKinds = namesOf('mailKinds')
/** Kinds of records. */
export const recordKinds = namesOf('records')
/** Kinds that the search finds, named in the plural. */
export const searchedKinds = namesOf('searched')
/** Kinds of documents that may need an approval. */
export const approvedKinds = namesOf('approvals')

function namesOf(
  part: 'numbered' | 'mailKinds' | 'records' | 'searched' | 'approvals',
): ReadonlyMap<string, KindName> {
  return new Map(
    modules.flatMap(({ id, [part]: own = {} }) =>
      Object.entries(own).map(([kind, labelKey]) => [kind, { moduleId: id, labelKey }]),
    ),
  )
}
