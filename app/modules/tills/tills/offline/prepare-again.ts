import { prepareDevice } from './calls.ts'
import { readKnownDevice } from './store.ts'
import { keepOfflinePage } from './worker.ts'

/** As many pictures are kept, those of what stands first. */
const keptPictures = 60

/** After so long items and customers are fetched anew. */
export const freshMs = 60 * 60_000

type Paths = { sell: string; page: string; queue: string }

/** Has the browser keep the page that sells, with the pictures of what a device sells first. */
export function keepPage(
  { sell, page }: Paths,
  items: readonly { picture: string }[],
): Promise<boolean> {
  const pictures = items.flatMap(({ picture }) => picture || [])
  return keepOfflinePage(sell, page, pictures.slice(0, keptPictures))
}

/**
 * Prepares a device again that was prepared before, once somebody is back at the selling screen: what
 * it knew was shut when the last one left, or is old by now. Others are left alone.
 */
export async function prepareAgain(tillId: string, paths: Paths): Promise<void> {
  const known = await readKnownDevice(tillId)
  if (!known) return
  const age = Date.now() - Date.parse(known.fetchedAt ?? '')
  if (known.key && age < freshMs) return
  const prepared = await prepareDevice(tillId, paths.queue)
  if ('device' in prepared) await keepPage(paths, prepared.device.items)
}
