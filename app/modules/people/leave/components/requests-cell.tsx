import { useT } from '#app/shell/page-context.tsx'
import { RulesCell, text } from '#app/ui/index.ts'
import type { PersonLeave } from '#contract/people/leave.ts'
import { RequestTable } from './request-table.tsx'

/** What a person asked for. */
export function RequestsCell({ requests }: Pick<PersonLeave, 'requests'>) {
  const t = useT('leave')
  return (
    <RulesCell title={t('own.requests')}>
      {requests.length === 0 ? (
        <p className={text.soft}>{t('own.noRequests')}</p>
      ) : (
        <RequestTable caption={t('own.requests')} requests={requests} />
      )}
    </RulesCell>
  )
}
