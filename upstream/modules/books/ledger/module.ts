import { z } from 'zod'
import { AccountChange } from '#contract/books/accounts.ts'
import { AppError } from '#contract/core/errors.ts'
import { defineModule, type ModuleParts } from '../../../core/hooks.ts'
import { reachesAll } from '../../../firm/reach.ts'
import { countryPack } from '../../firm/country-packs/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { jobInTransaction } from '../../firm/jobs/index.ts'
import { getAccount } from './account-reader.ts'
import { insertAccount } from './account-writer.ts'
import { setAccountActive, updateAccount } from './accounts.ts'
import { journalLinesView } from './analysis-view.ts'
import { kinds as approvedKinds, listWaiting } from './approval-kinds.ts'
import { router } from './endpoints.ts'
import { hasPostings, lockDates } from './index.ts'
import { getManualEntry, getStoredManual } from './manual/reader.ts'
import { SeedWages, seedWages } from './manual/seed-wages.ts'
import { reverseManualEntry } from './manual/service.ts'
import { runTemplate } from './manual/templates.ts'
import { recordKinds } from './record-kinds.ts'
import { sealIfThere, sealOf } from './seal-of.ts'
import { findEntryFacts } from './views.ts'

/** Entries by hand that are drafts. */
const toDo: ModuleParts['toDo'] = [
  {
    kind: 'draft',
    what: 'manualEntry',
    needs: 'ledger:edit',
    from: 'manual_entries',
    where: ({ actor }) => (reachesAll(actor) ? { sql: `state = 'draft'`, bound: [] } : null),
    columns: { id: 'id', title: 'memo', path: `'ledger/entries/' || id`, date: 'date' },
  },
]

const uses = [
  'select 1 from journal_lines where cost_centre_id = ?1 limit 1',
  `select 1 from manual_entries, json_each(lines) as line
   where line.value ->> 'costCentreId' = ?1 limit 1`,
  `select 1 from journal_templates, json_each(lines) as line
   where line.value ->> 'costCentreId' = ?1 limit 1`,
]

const State = z.object({ isActive: z.boolean() })

export const module = defineModule({
  name: 'ledger',
  toDo,
  analysisViews: [journalLinesView],
  firmBooks: { hasPostings, lockDates },
  questionSubjects: {
    journalEntry: {
      needs: 'ledger:view',
      find(reader, id) {
        const entry = findEntryFacts(reader, id)
        return entry && { title: `${entry.sequence} ${entry.memo}`, path: `ledger/journal/${id}` }
      },
    },
  },
  /** The accounts of its country. */
  onCreate(writer) {
    const { accounts } = countryPack(getFirmProfile(writer).address.country)
    for (const account of accounts) insertAccount(writer, account)
  },
  endpoints: router,
  internal: {
    /** For measuring, so only where nobody works. */
    'seed-wages': (input, { store, firm, env }) => {
      if (env.DEPLOYMENT !== 'local') throw new AppError('not_found', 'No such endpoint')
      const wanted = SeedWages.parse(input)
      return store.transact(firm, (writer) => seedWages(writer, firm, wanted))
    },
  },
  jobs: {
    /** Takes a manual entry back on the day it was posted with. */
    'ledger.reverse': jobInTransaction(z.object({ date: z.string() }), (writer, context, job) => {
      if (getStoredManual(writer, job.key).state !== 'posted') return
      reverseManualEntry(writer, context, job.key, { date: job.payload.date, reason: '' })
    }),
    /** Makes the next entry of a template; missed ones follow, each on its own date. */
    'ledger.recurring': jobInTransaction(z.null(), (writer, context, { key }) => {
      try {
        runTemplate(writer, context, key)
      } catch (error) {
        if (error instanceof AppError && error.code === 'not_found') return
        throw error
      }
    }),
  },
  recordKinds,
  /** Posted lines are never changed: the old id leads to the party that stays. */
  partyUses: [
    {
      kind: 'entry',
      count: ({ sql }, partyId) =>
        sql
          .exec<{ count: number }>(
            'select count(*) as count from journal_lines where party_id = ?',
            partyId,
          )
          .one().count,
    },
  ],
  /** Cost centres of lines, posted or yet to be. */
  usesOf: {
    costCentre: ({ sql }, id) => uses.some((query) => sql.exec(query, id).toArray().length > 0),
  },
  /** Entries that somebody wrote by hand, as they were when they were posted. */
  sealedDocuments: {
    manual: (reader, id) =>
      sealIfThere(() => {
        const { date, memo, reverseDate, lines } = getManualEntry(reader, id)
        return sealOf([id, date, memo, reverseDate, lines])
      }),
  },
  settingKinds: {
    /** Code and kind never change; its number at the bank is not kept in the history, nor put back. */
    account: {
      needs: 'ledger:edit',
      page: 'ledger/accounts',
      actions: ['update', 'close', 'reopen'],
      read: (reader, code) => getAccount(reader, code),
      write: (writer, _, code, values) => {
        const { isActive } = State.parse(values)
        if (isActive !== getAccount(writer, code).isActive) setAccountActive(writer, code, isActive)
        else
          updateAccount(
            writer,
            code,
            AccountChange.parse({ ...values, parent: values.parent ?? '' }),
          )
      },
    },
  },
  approvals: { kinds: approvedKinds, listWaiting },
})
