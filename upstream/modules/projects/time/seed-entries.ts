import { z } from 'zod'
import { Id, Instant } from '#contract/core/fields.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { instantAt, millisecondsOf } from './entries.ts'
import { insertEntry } from './entry-writer.ts'

/** Hours of one person to be noted, one after another from an instant on; at most two thousand. */
export const SeedEntries = z.object({
  personId: Id,
  personName: z.string(),
  projectIds: z.array(Id).min(1),
  from: Instant,
  count: z.number().int().min(1).max(2_000),
})

const hourMs = 3_600_000
const hoursADay = 8
const works = ['Design', 'Meeting', 'Site visit', 'Drawing', 'Call', 'Report', 'Test']

/** Notes hours for measuring with: eight a day, every twentieth of them to be billed. */
export function seedEntries(
  writer: Writer,
  firm: FirmContext,
  { personId, personName, projectIds, from, count }: z.infer<typeof SeedEntries>,
): void {
  const begin = millisecondsOf(from)
  for (let at = 0; at < count; at++) {
    const day = Math.floor(at / hoursADay)
    const startsMs = begin + day * 24 * hourMs + (at % hoursADay) * hourMs
    insertEntry(writer, firm, {
      ...{ personId, personName, taskId: '', source: 'hand' },
      projectId: projectIds[at % projectIds.length] ?? '',
      note: `${works[at % works.length]} ${at}`,
      isBillable: at % 20 === 0,
      startedAt: instantAt(startsMs),
      endedAt: instantAt(startsMs + hourMs),
    })
  }
}
