import type { NameRefusal } from './entry-name.ts'

/** Why a package is refused as a whole, and at which entry. */
export type ArchiveRefusal =
  | NameRefusal
  | 'notZip'
  | 'damaged'
  | 'encrypted'
  | 'unknownMethod'
  | 'link'
  | 'sameName'
  | 'overlapping'
  | 'tooManyFiles'
  | 'tooLarge'
  | 'bomb'

export class RefusedArchive extends Error {
  override name = 'RefusedArchive'
  constructor(
    readonly reason: ArchiveRefusal,
    readonly entry = '',
  ) {
    super(entry === '' ? reason : `${reason}: ${entry}`)
  }
}
