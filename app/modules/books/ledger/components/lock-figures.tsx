import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Figure, LinkButton, Row, Rules } from '#app/ui/index.ts'
import type { LedgerLocks } from '#contract/books/ledger-locks.ts'
import { setLockPath, takeBackPath } from '../paths.ts'

/** Up to which days the books are closed, and what can be done about it. */
export function LockFigures({ locks }: { locks: LedgerLocks }) {
  const t = useT('ledger')
  const { date, dateTime } = useFormat()
  const { firm, can } = useFirm()
  const { softDate, hardDate, exception } = locks
  const { firmId } = firm
  const isLocker = can('ledger:lock')
  const until = (day: string | null) => (day === null ? t('locks.open') : date(day, 'medium'))
  return (
    <Rules columns="two">
      <Figure
        label={t('locks.soft')}
        value={until(softDate)}
        detail={
          <>
            <p>{t('locks.softWords')}</p>
            {exception && <p>{t('locks.held', { time: dateTime(exception.endsAt) })}</p>}
            {isLocker && (
              <Row>
                <LinkButton size="s" icon="lock" href={setLockPath(firmId, 'soft')}>
                  {t('locks.set')}
                </LinkButton>
                {softDate !== null && (
                  <LinkButton size="s" icon="clock" href={setLockPath(firmId, 'exception')}>
                    {t('locks.exception')}
                  </LinkButton>
                )}
              </Row>
            )}
          </>
        }
      />
      <Figure
        label={t('locks.hard')}
        value={until(hardDate)}
        detail={
          <>
            <p>{t('locks.hardWords')}</p>
            <Row>
              {isLocker && (
                <LinkButton size="s" icon="lock" href={setLockPath(firmId, 'hard')}>
                  {t('locks.set')}
                </LinkButton>
              )}
              {hardDate !== null && can('ledger:reopen') && (
                <LinkButton size="s" icon="undo-2" href={takeBackPath(firmId)}>
                  {t('locks.takeBack')}
                </LinkButton>
              )}
            </Row>
          </>
        }
      />
    </Rules>
  )
}
