import { invalidField } from '#contract/core/errors.ts'
import {
  type FollowUp,
  FollowUpInput,
  type FollowUpListQuery,
  followUpsContract,
} from '#contract/customers/follow-ups.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { defineRegister } from '../../../register/define-register.ts'
import { atMost, equals, type RegisterSource } from '../../../register/describe.ts'
import { changeRow, rowOf } from '../../../register/stored-rows.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { findRecord, isSeen, namesOfPeople, pathOfRecord } from '../../firm/records/index.ts'
import { followUpReach } from './reach.ts'
import { type FollowUpStored, followUpsSearch, followUpsTable } from './tables.ts'

/** Comes after every day that somebody names. */
const noDate = '9999-12-31'

export const followUpList: RegisterSource<FollowUpListQuery> = {
  from: 'follow_ups',
  search: followUpsSearch.name,
  tabs: { open: "place = 'open'", done: "place = 'done'", archived: "place = 'archived'" },
  sorts: { dueDate: 'due_order', updatedAt: 'updated_at' },
  filters: {
    kind: equals('kind'),
    owner: equals('owner_id'),
    subject: equals('subject_id'),
    dueTo: atMost('due_order'),
  },
}

export const storedFollowUp = rowOf(followUpsTable)

export const followUps = defineRegister({
  kind: 'followUp',
  contract: followUpsContract,
  table: followUpsTable,
  list: followUpList,
  row: (raw, reader, firm) => toFollowUp(reader, firm, storedFollowUp(raw)),
  record: toFollowUp,
  labelOf: ({ title }) => title,
  found: ({ title, notes }) => ({ words: { title, notes }, text: notes }),
  reach: followUpReach,
  prepare: (writer, firm, input, before) => {
    const { ownerId } = input
    // What one is about stays when a change does not say it.
    const { subjectKind, subjectId } = input.subjectId === '' && before ? before : input
    const isSame = before?.subjectId === subjectId
    if (!isSame && subjectId !== '' && !isSeen(writer, firm.actor, subjectKind, subjectId)) {
      throw invalidField('subjectId', 'invalid')
    }
    return {
      columns: {
        ...input,
        ownerId: ownerId || (before?.ownerId ?? firm.actor.userId),
        subjectId,
        subjectKind: subjectId === '' ? '' : subjectKind,
        dueOrder: input.dueDate ?? noDate,
      },
    }
  },
  archived: (writer, firm, one) => {
    changeRow(writer, followUpsTable, firm, one.id, { place: placeOf(one) })
  },
  history: (_, one) => ({ ...FollowUpInput.parse(one), doneAt: one.doneAt, outcome: one.outcome }),
})

/** As the API shows one, before the contract strips it. */
export type ShownFollowUp = ReturnType<typeof followUps.show>

/** In which tab of the list one stands. */
export function placeOf({
  isArchived,
  doneAt,
}: Pick<FollowUpStored, 'isArchived' | 'doneAt'>): FollowUpStored['place'] {
  if (isArchived) return 'archived'
  return doneAt === null ? 'open' : 'done'
}

/** As the API shows it: what it is about is named to who may see that. */
export function toFollowUp(reader: Reader, firm: FirmContext, one: FollowUpStored): FollowUp {
  const { subjectKind: kind, subjectId: id, ownerId } = one
  const isShown = id !== '' && isSeen(reader, firm.actor, kind, id)
  const subject = isShown ? findRecord(reader, kind, id) : undefined
  return {
    ...one,
    ownerName: ownerId ? (namesOfPeople(reader, [ownerId]).get(ownerId) ?? '') : '',
    subjectTitle: subject?.title ?? '',
    subjectPath: subject ? pathOfRecord({ kind, id }) : '',
    isLate: one.place === 'open' && one.dueDate !== null && one.dueDate < firmDate(reader, firm),
  }
}
