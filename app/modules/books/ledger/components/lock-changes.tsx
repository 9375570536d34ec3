import { useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, Rules, RulesCell } from '#app/ui/index.ts'
import type { LockChange } from '#contract/books/ledger-locks.ts'

/** Who locked, unlocked or passed, when and why. */
export function LockChanges({ changes }: { changes: readonly LockChange[] }) {
  const t = useT('ledger')
  const { dateTime } = useFormat()
  const whatOf = useChangeWords()
  if (changes.length === 0) return null
  return (
    <Rules>
      <RulesCell isFlush title={t('locks.log')}>
        <RowsTable
          caption={t('locks.log')}
          isStacked
          rows={changes}
          keyOf={(change) => change.id}
          columns={[
            {
              head: t('locks.when'),
              tone: 'soft',
              place: 'detail',
              cell: (change) => dateTime(change.at),
            },
            {
              head: t('locks.who'),
              tone: 'soft',
              place: 'state',
              cell: (change) => change.actorName,
            },
            {
              head: t('locks.what'),
              tone: 'strong',
              place: 'name',
              cell: (change) => whatOf(change),
            },
            {
              head: t('locks.reason'),
              tone: 'soft',
              place: 'secondDetail',
              cell: (change) => change.reason,
            },
          ]}
        />
      </RulesCell>
    </Rules>
  )
}

function useChangeWords() {
  const t = useT('ledger')
  const { date, dateTime } = useFormat()
  return ({ action, dateAfter, endsAt, entries }: LockChange): string => {
    if (action === 'exception') {
      return t('locks.did.exception', { time: dateTime(endsAt ?? ''), entries })
    }
    if (dateAfter === null) return t(`locks.did.${action}Gone`)
    return t(`locks.did.${action}`, { date: date(dateAfter, 'medium') })
  }
}
