import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, Rules, RulesCell, Table } from '#app/ui/index.ts'
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
        <Table caption={t('locks.log')} isStacked>
          <thead>
            <tr>
              <HeadCell>{t('locks.when')}</HeadCell>
              <HeadCell>{t('locks.who')}</HeadCell>
              <HeadCell>{t('locks.what')}</HeadCell>
              <HeadCell>{t('locks.reason')}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <tr key={change.id}>
                <Cell tone="soft" place="detail">
                  {dateTime(change.at)}
                </Cell>
                <Cell tone="soft" place="state">
                  {change.actorName}
                </Cell>
                <Cell tone="strong" place="name">
                  {whatOf(change)}
                </Cell>
                <Cell tone="soft" place="secondDetail">
                  {change.reason}
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
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
