import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, MinorUnits } from '../core/fields.ts'
import { PageQuery, pageOf } from '../core/page.ts'
import { RecordKind } from './records.ts'

/** Records of each kind that are shown while all kinds are. */
export const hitsOfEach = 5
/** As many hits of a kind are counted; of more, the answer says that there are more. */
export const maxCountedHits = 1000

/** A record that was found. */
export const SearchHit = z.object({
  kind: RecordKind,
  id: Id,
  /** What people know it by: its number or name. */
  title: z.string(),
  subtitle: z.string(),
  /** Its page, below the firm: `invoices/01…`. */
  path: z.string(),
  date: z.string().nullable(),
  amount: MinorUnits.nullable(),
  currency: z.string().nullable(),
})
export type SearchHit = z.infer<typeof SearchHit>

export const SearchQuery = PageQuery.extend({ kind: RecordKind.optional() })
export type SearchQuery = z.infer<typeof SearchQuery>

/** How many records of a kind were found; null for more than `maxCountedHits`. */
const KindCount = z.object({ kind: RecordKind, count: z.int().nullable() })

export const SearchResults = pageOf(SearchHit).extend({ counts: z.array(KindCount) })
export type SearchResults = z.infer<typeof SearchResults>

export const searchContract = {
  find: endpoint
    .meta({ needs: 'firm:view', isScoped: true, tool: 'reads' })
    .route({
      method: 'GET',
      path: '/firms/{firmId}/search',
      tags: ['Search'],
      summary: 'Find records of every kind',
      description:
        'Finds the records of all kinds that the caller may see, by the beginnings of words in ' +
        'their numbers, names and texts, and by amounts such as 1234.56. Without `kind`, the ' +
        'newest five records of each kind are given, people and things before documents; with ' +
        '`kind`, a page of its records, newest first. `counts` says how many of each kind were ' +
        'found, null for more than 1000.',
    })
    .input(SearchQuery.extend({ firmId: Id }))
    .output(SearchResults),
}
