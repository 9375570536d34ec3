import { z } from 'zod'
import { defineModule } from '../../../core/hooks.ts'
import type { Writer } from '../../../firm/store.ts'
import { jobWithEffect } from '../../firm/jobs/index.ts'
import { advance, review } from './advance.ts'
import { contactsView } from './analysis-view.ts'
import { router } from './endpoints.ts'
import { forgetMembers } from './forget.ts'
import { batchSize, dueJob, dueMembers, findMember, ring } from './members.ts'
import { memberReach } from './reach.ts'
import { sequences } from './register.ts'
import { reviewAddress, takeAnswer } from './take-answer.ts'

const minuteMs = 60_000

export const module = defineModule({
  name: 'sequences',
  endpoints: router,
  analysisViews: [contactsView],
  recordKinds: {
    ...sequences.recordKinds,
    sequenceMember: {
      read: 'sequence:view',
      reach: memberReach,
      write: 'sequence:edit',
      path: (id) => `sequence-members/${id}`,
      find: (reader, id) => {
        const member = findMember(reader, id)
        return member && { title: member.name || member.address }
      },
    },
  },
  jobs: {
    /** The steps that are due: each member in a transaction of their own, so that one fault stays one. */
    [dueJob]: jobWithEffect(
      z.object({ sequenceId: z.string() }),
      async ({ store, firm, env }, { payload: { sequenceId } }) => {
        const means = { context: firm, origin: env.PUBLIC_ORIGIN }
        const ids = store.transact(firm, (writer) => dueMembers(writer, firm, sequenceId))
        for (const id of ids) store.transact(firm, (writer) => advance(writer, means, id))
        const isFull = ids.length === batchSize
        const notBefore = new Date(firm.now.getTime() + (isFull ? minuteMs : 0))
        store.transact(firm, (writer) => {
          const sequence = sequences.find(writer, sequenceId)
          if (sequence) ring(writer, sequence, notBefore)
        })
        return undefined
      },
    ),
  },
  mailTaken: takeAnswer,
  bookingMade: (writer, context, { email }) => reviewAddress(writer, context, email),
  onMailBack: {
    sequenceMember: (writer, context, memberId) => review(writer, context, memberId),
  },
  dealEnded: (writer, context, dealId) => {
    for (const id of membersOf(writer, dealId)) review(writer, context, id)
  },
  leaveLinks: {
    find: ({ sql }, secret) =>
      sql
        .exec<{ address: string; language: string }>(
          'select address, language from sequence_members where secret = ?',
          secret,
        )
        .toArray()[0],
    left: (writer, context, address) => reviewAddress(writer, context, address),
  },
  partyUses: [
    {
      kind: 'sequence',
      count: ({ sql }, partyId) =>
        sql
          .exec<{ count: number }>(
            'select count(*) as count from sequence_members where party_id = ?',
            partyId,
          )
          .one().count,
      move: ({ sql }, fromId, intoId) => {
        sql.exec(
          `update sequence_members set party_id = ?1,
             subject_id = iif(subject_kind = 'party', ?1, subject_id) where party_id = ?2`,
          ...[intoId, fromId],
        )
      },
      forget: forgetMembers,
    },
  ],
  /** Who is in a sequence as a lead goes on as the customer that it became. */
  leadConverted: ({ sql }, leadId, partyId) => {
    sql.exec(
      `update sequence_members set party_id = ?1,
         subject_id = iif(subject_kind = 'lead', ?1, subject_id),
         subject_kind = iif(subject_kind = 'lead', 'party', subject_kind) where lead_id = ?2`,
      ...[partyId, leadId],
    )
  },
  leadMerged: ({ sql }, fromId, intoId) => {
    sql.exec(
      `update sequence_members set lead_id = ?1,
         subject_id = iif(subject_kind = 'lead', ?1, subject_id) where lead_id = ?2`,
      ...[intoId, fromId],
    )
  },
  /** What a lead answered: its score counts it. */
  leadEvents: ({ sql }, leadId) =>
    sql
      .exec<{ at: string }>(
        `select distinct mails.mail_id, mails.at as at from sequence_mails as mails
         join sequence_members as members on members.id = mails.member_id
         where members.lead_id = ? and mails.author = 'person'`,
        leadId,
      )
      .toArray()
      .map(({ at }) => ({ kind: 'reply', at })),
  /** Only demos are copies, which send nothing outside: their links are others. */
  onCopy: renewLinks,
  /** What was being sent does not go on in a firm that is made of an archive. */
  onRestore: (writer) => {
    writer.sql.exec('update sequences set is_paused = 1')
    renewLinks(writer)
  },
})

function membersOf({ sql }: Writer, subjectId: string): string[] {
  return sql
    .exec<{ id: string }>('select id from sequence_members where subject_id = ?', subjectId)
    .toArray()
    .map(({ id }) => id)
}

function renewLinks({ sql }: Writer): void {
  sql.exec('update sequence_members set secret = hex(randomblob(16))')
}
