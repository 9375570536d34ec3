import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, SheetPad, Table, text } from '#app/ui/index.ts'
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
    <Table caption={t('user.sessions')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('session.program')}</HeadCell>
          <HeadCell>{t('session.place')}</HeadCell>
          <HeadCell>{t('session.method')}</HeadCell>
          <HeadCell>{t('session.began')}</HeadCell>
          <HeadCell>{t('session.lastSeen')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {sessions.map((session) => (
          <tr key={session.id}>
            <Cell place="name">{session.userAgent || '–'}</Cell>
            <Cell tone="soft">{session.place || '–'}</Cell>
            <Cell tone="soft" place="detail">
              {t(`method.${session.method}`)}
            </Cell>
            <Cell tone="soft">{dateTime(session.createdAt)}</Cell>
            <Cell tone="soft" place="state">
              <Seen at={session.touchedAt} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
