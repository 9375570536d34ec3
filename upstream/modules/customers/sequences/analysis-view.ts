import type { ModuleParts } from '../../../core/hooks.ts'
import type { Reader } from '../../../firm/store.ts'
import { listedWithin } from '../../firm/records/index.ts'
import { memberReach } from './reach.ts'

const stoppedBy = (reason: string) => `case when reason = '${reason}' then 1 else 0 end`

/** Contacts in sequences, each time that they were added. */
export const contactsView: ModuleParts['analysisViews'][number] = {
  name: 'sequenceContacts',
  needs: 'sequence:view',
  reach: ({ actor }) => listedWithin(actor, memberReach),
  from: 'sequence_members',
  dates: {
    added: { sql: 'started_at', isInstant: true },
    ended: { sql: 'ended_at', isInstant: true },
  },
  fields: {
    sequence: { sql: 'sequence_id', kind: 'named', names: namesOfSequences },
    sequenceState: { sql: 'state', kind: 'choice' },
    stopReason: { sql: `coalesce(reason, '')`, kind: 'choice' },
    owner: { sql: 'started_by', kind: 'person' },
  },
  measures: {
    contacts: { sum: '1', unit: 'count' },
    answered: { sum: stoppedBy('answered'), unit: 'count' },
    booked: { sum: stoppedBy('booked'), unit: 'count' },
    unsubscribed: { sum: stoppedBy('optedOut'), unit: 'count' },
    bounced: { sum: stoppedBy('bounced'), unit: 'count' },
    answerRate: { over: 'answered', under: 'contacts', unit: 'percent' },
  },
  path: `'sequence-members/' || id`,
}

function namesOfSequences({ sql }: Reader): Map<string, string> {
  const rows = sql.exec<{ id: string; name: string }>('select id, name from sequences')
  return new Map(rows.toArray().map(({ id, name }) => [id, name]))
}
