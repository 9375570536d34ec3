import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Icon, type IconName, Rules, RulesCell, Stack, text } from '#app/ui/index.ts'
import type { SequenceEvent, SequenceMember } from '#contract/customers/sequences.ts'

const icons: Record<SequenceEvent['type'], IconName> = {
  mail: 'send',
  task: 'clipboard',
  answer: 'reply',
  absence: 'clock',
}

/** What was sent and what came in, the newest first. */
export function MemberPanels({ member: { events } }: { member: SequenceMember }) {
  const t = useT('sequences')
  return (
    <Rules>
      <RulesCell title={t('members.events.title')}>
        {events.length === 0 ? (
          <p className={text.soft}>{t('members.events.none')}</p>
        ) : (
          <Stack>
            {events.map((event) => (
              <Event key={event.id} event={event} />
            ))}
          </Stack>
        )}
      </RulesCell>
    </Rules>
  )
}

function Event({ event }: { event: SequenceEvent }) {
  const t = useT('sequences')
  const { firm } = useFirm()
  const { dateTime, date } = useFormat()
  const { type, title, at, path, state, returnDate } = event
  return (
    <p>
      <Icon name={icons[type]} />{' '}
      {path === '' ? (
        title
      ) : (
        <a className={text.link} href={`/firms/${firm.firmId}/${path}`}>
          {title}
        </a>
      )}
      <span className={text.soft}>
        {' · '}
        {t(`members.events.${type}`)} · {dateTime(at)}
        {state === 'bounced' && ` · ${t('members.reason.bounced')}`}
        {returnDate !== null && ` · ${t('members.events.until', { date: date(returnDate) })}`}
      </span>
    </p>
  )
}
