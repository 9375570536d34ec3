import type { Reader } from '../../../firm/store.ts'
import { namedAlike, type WordList } from '../../../register/import/word-lists.ts'
import { findCentre } from './reader.ts'
import { allCentres } from './views.ts'

/** What the words of a file can mean for a cost centre: the ids of those that are open. */
export function centreList(reader: Reader): WordList {
  const open = allCentres(reader).filter(({ isArchived }) => !isArchived)
  return { values: open.map(({ id, trail }) => ({ value: id, names: namedAlike(trail) })) }
}

/** As `centreList`, where a code or a whole name says it, too. */
export function centreListByName(reader: Reader): WordList {
  const { values } = centreList(reader)
  return { values, isKnown: (word) => findCentre(reader, word) !== undefined }
}
