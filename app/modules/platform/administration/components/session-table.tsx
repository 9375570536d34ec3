import { useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, SheetPad, text } from '#app/ui/index.ts'
import type { AdministeredUserDetail } from '#contract/platform/administered-users.ts'
import { Seen } from './seen.tsx'

/** Where a person is signed in. */
export function SessionTable({ sessions }: Pick<AdministeredUserDetail, 'sessions'>) {
  const t = useT('administration')
  const { dateTime } = useFormat()
  if (sessions.length === 0) {
    return (
      <SheetPad>
        <p className={text.soft}>{t('user.noSessions')}</p>
      </SheetPad>
    )
  }
  return (
    <RowsTable
      caption={t('user.sessions')}
      isStacked
      rows={sessions}
      keyOf={(session) => session.id}
      columns={[
        { head: t('session.program'), place: 'name', cell: (session) => session.userAgent || '–' },
        { head: t('session.place'), tone: 'soft', cell: (session) => session.place || '–' },
        {
          head: t('session.method'),
          tone: 'soft',
          place: 'detail',
          cell: (session) => t(`method.${session.method}`),
        },
        { head: t('session.began'), tone: 'soft', cell: (session) => dateTime(session.createdAt) },
        {
          head: t('session.lastSeen'),
          tone: 'soft',
          place: 'state',
          cell: (session) => <Seen at={session.touchedAt} />,
        },
      ]}
    />
  )
}
