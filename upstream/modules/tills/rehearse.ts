import type { FirmContext, Store, Writer } from '../../firm/store.ts'

/** Ends a transaction that was only tried, with what it came to. */
class Rehearsed<Found> extends Error {
  readonly found: Found
  constructor(found: Found) {
    super('Rehearsed')
    this.found = found
  }
}

/**
 * Does something in a transaction that is taken back, and gives what it came to.
 * @throws AppError what would refuse it in earnest
 */
export function rehearse<Found>(
  store: Store,
  context: FirmContext,
  work: (writer: Writer) => Found,
): Found {
  try {
    return store.transact(context, (writer): Found => {
      throw new Rehearsed(work(writer))
    })
  } catch (error) {
    if (error instanceof Rehearsed) return error.found
    throw error
  }
}
