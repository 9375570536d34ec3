import { defineModule } from '../../../core/hooks.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { sealOf } from '../../books/ledger/index.ts'
import { dashboardTiles } from './dashboard-tiles.ts'
import { cashDues } from './duties/cash-dues.ts'
import { dutiesDue } from './duties/due.ts'
import { planDutyNotices } from './duties/plan.ts'
import { router } from './endpoints.ts'
import { jobs } from './jobs.ts'
import { listFiled } from './returns/filed-returns.ts'
import type { Span } from './span.ts'
import { savedReportsTable } from './tables.ts'

export const module = defineModule({
  name: 'reports',
  cashDues,
  dashboardTiles,
  endpoints: router,
  jobs,
  /** Suppliers' documents come late, so these numbers do not follow the dates. */
  numberedKinds: [
    {
      kind: 'selfIntegration',
      pattern: 'INT-{YYYY}-{####}',
      reset: 'yearly',
      followsDates: false,
      isTaken,
    },
  ],
  /** Returns that were filed: by net tax rates one posts what it leaves as income. */
  sealedDocuments: {
    taxReturn(reader, id) {
      const one = [...listFiled(reader), ...listFiled(reader, 'oss')].find(
        (filed) => filed.id === id,
      )
      return one && sealOf([one.id, one.from, one.to, one.boxes, one.owed, one.filedAt])
    },
  },
  /** From its first entry on a firm may owe returns. */
  onFirstEntry(writer: Writer, context: FirmContext): void {
    planDutyNotices(writer, context)
  },
  mailFile: async () => (await import('./mail-attachment.ts')).renderAttachment,
  /** Returns, lists and payments of taxes that are open, on the day they are due. */
  calendarLayers: [
    {
      layer: 'taxesDue',
      needs: 'report:view',
      list: (reader, days) =>
        dutiesDue(reader, days)
          .filter(({ doneAt }) => doneAt === null)
          .map(({ key, name, from, to, dueDate }) => ({
            id: `${key}_${to}`,
            number: `${name} ${monthsText({ from, to })}`,
            date: dueDate,
            link: 'reports/tax-returns',
          })),
    },
  ],
  /** No report of the firm that is made of an archive is mailed, or kept by night, until a person says so. */
  onRestore(writer: Writer): void {
    writer.db.update(savedReportsTable).set({ rhythm: 'never', nextAt: '', keepsDays: 0 }).run()
  },
})

function isTaken({ sql }: Reader, number: string): boolean {
  return sql.exec('select 1 from self_integrations where number = ?', number).toArray().length > 0
}

/** `2026-11` of one month, `2026-10/12` of several. */
function monthsText({ from, to }: Span): string {
  const [first, last] = [from.slice(0, 7), to.slice(0, 7)]
  return first === last ? last : `${first}/${last.slice(5)}`
}
