import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, Cell, HeadCell, Rules, RulesCell, Table, Tag, text } from '#app/ui/index.ts'
import type { OwnSession } from '#contract/person/profile.ts'
import { placeText } from '../place-text.ts'
import * as styles from './session-table.css.ts'

/** Where the person is signed in; each place but this one can be signed out from here. */
export function SessionTable({ sessions }: { sessions: readonly OwnSession[] }) {
  const t = useT('profile')
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  return (
    <Rules>
      <RulesCell
        isFlush
        title={t('sessions.title')}
        aside={others.length > 0 && <EndOthers count={others.length} />}
      >
        <Table caption={t('sessions.title')} density="roomy" isStacked>
          <thead>
            <tr>
              <HeadCell>{t('sessions.device')}</HeadCell>
              <HeadCell>{t('sessions.place')}</HeadCell>
              <HeadCell>{t('sessions.method')}</HeadCell>
              <HeadCell>{t('sessions.lastSeen')}</HeadCell>
              <HeadCell>
                <span className={styles.endHead}>{t('sessions.end')}</span>
              </HeadCell>
            </tr>
          </thead>
          <tbody>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </tbody>
        </Table>
      </RulesCell>
    </Rules>
  )
}

function EndOthers({ count }: { count: number }) {
  const t = useT('profile')
  return (
    <form method="post">
      <Button size="s" kind="danger" name="intent" value="endOthers">
        {t('sessions.endOthers', { count })}
      </Button>
    </form>
  )
}

function SessionRow({ session }: { session: OwnSession }) {
  const t = useT('profile')
  const format = useFormat()
  const { id, isCurrent, method, place, ipAddress, createdAt, lastSeenAt } = session
  const device = useDeviceName(session)
  return (
    <tr>
      <Cell place="name">
        <span className={text.strong}>{device}</span>{' '}
        {isCurrent && <Tag tone="ok">{t('sessions.this')}</Tag>}
        <span className={text.secondLine}>
          {t('sessions.since', { time: format.dateTime(createdAt) })}
        </span>
      </Cell>
      <Cell tone="soft" place="detail">
        {placeText(place, format) || t('sessions.unknownPlace')}
        <span className={text.secondLine}>{ipAddress}</span>
      </Cell>
      <Cell tone="soft">{t(`method.${method}`)}</Cell>
      <Cell tone="soft" place="secondDetail">
        {isCurrent ? t('sessions.now') : format.relative(lastSeenAt)}
      </Cell>
      <Cell className={styles.end} place="more">
        {!isCurrent && (
          <form method="post">
            <input type="hidden" name="id" value={id} />
            <Button
              size="s"
              name="intent"
              value="endSession"
              aria-label={t('sessions.endNamed', { device })}
            >
              {t('sessions.end')}
            </Button>
          </form>
        )}
      </Cell>
    </tr>
  )
}

/** "Firefox, Android"; the half that is known where only one is. */
function useDeviceName({ browser, system }: OwnSession): string {
  const t = useT('profile')
  return [browser, system].filter(Boolean).join(', ') || t('sessions.unknownDevice')
}
