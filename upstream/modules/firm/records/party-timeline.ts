import type { PartyTimelineEntry } from '#contract/firm/party-timeline.ts'
import { pageClause } from '../../../firm/cursor.ts'
import { changesInTime } from '../../../firm/history-reader.ts'
import type { Reader } from '../../../firm/store.ts'
import { type PartyTimelineSource, partyIdsOf, type TimelinePart } from '../parties/index.ts'
import { toEntry, withoutFields } from './history.ts'

/** Changes that the timeline shows as a file, a comment or a mail. */
const shownOtherwise = ['attach', 'detach', 'comment', 'editComment', 'deleteComment', 'send']

/** Files and comments of a party's record, and its changes. */
export const partyTimeline: readonly PartyTimelineSource[] = [
  {
    type: 'file',
    list: (reader, _, part) => filesOf(reader, part).map((file) => ({ type: 'file', file })),
  },
  {
    type: 'comment',
    list: (reader, _, part) =>
      commentsOf(reader, part).map((comment) => ({ type: 'comment', comment })),
  },
  {
    type: 'change',
    list: (reader, { actor }, part) => {
      const entityIds = partyIdsOf(reader, part.partyId)
      const change = { entity: 'party', entityIds, without: shownOtherwise }
      return changesInTime(reader, change, pageClause('at', part)).map((row) => ({
        type: 'change',
        change: toEntry(withoutFields(reader, actor, row)),
      }))
    },
  },
]

type Entry<Type> = Extract<PartyTimelineEntry, { type: Type }>

function filesOf({ sql }: Reader, part: TimelinePart) {
  const { sql: rest, bound } = pageClause('created_at', part)
  return sql
    .exec<Entry<'file'>['file']>(
      `select id, name, type, size, created_at as createdAt, by_name as "by"
       from attachments where record_id = ? and kind = 'party' ${rest}`,
      part.partyId,
      ...bound,
    )
    .toArray()
}

function commentsOf({ sql }: Reader, part: TimelinePart) {
  const { sql: rest, bound } = pageClause('created_at', part)
  return sql
    .exec<Entry<'comment'>['comment']>(
      `select id, created_at as "at", text, by_name as "by"
       from record_comments where record_id = ? and kind = 'party' ${rest}`,
      part.partyId,
      ...bound,
    )
    .toArray()
}
