import { useFirm, useT } from '#app/shell/page-context.tsx'
import { LinkButton, PageHead, Row, Segmented } from '#app/ui/index.ts'
import { type Range, views } from '../board/board-range.ts'
import { calendarPath, newEventPath } from '../paths.ts'

type CalendarHeadProps = {
  title: string
  range: Range & { q: string }
  chosen: readonly string[]
  isByPerson: boolean
}

/** What is shown, the way to its neighbours, and the other ways to look at it. */
export function CalendarHead({ title, range, chosen, isByPerson }: CalendarHeadProps) {
  const t = useT('calendar')
  const { firm, can } = useFirm()
  const { firmId } = firm
  const { view, date, previous, next, q } = range
  const pathTo = (to: { view?: string; date?: string; isByPerson?: boolean }) =>
    calendarPath(firmId, { view, date, calendars: chosen, isByPerson, ...(q && { q }), ...to })
  const today = calendarPath(firmId, { view, calendars: chosen, isByPerson })
  return (
    <PageHead
      title={title}
      sentence={q ? t('head.found', { q }) : undefined}
      actions={
        <>
          <Row isOneLine>
            <LinkButton icon="chevron-left" iconOnly href={pathTo({ date: previous })}>
              {t(`previous.${view}`)}
            </LinkButton>
            <LinkButton href={today}>{t('head.today')}</LinkButton>
            <LinkButton icon="chevron-right" iconOnly href={pathTo({ date: next })}>
              {t(`next.${view}`)}
            </LinkButton>
          </Row>
          <Segmented
            label={t('head.view')}
            choices={views.map((one) => ({
              href: pathTo({ view: one }),
              label: t(`view.${one}`),
              isCurrent: one === view,
            }))}
          />
          {(view === 'day' || view === 'week') && (
            <LinkButton icon="users" href={pathTo({ isByPerson: !isByPerson })}>
              {t(isByPerson ? 'people.together' : 'people.beside')}
            </LinkButton>
          )}
          {can('calendar:edit') && (
            <LinkButton kind="primary" icon="plus" href={newEventPath(firmId, date)}>
              {t('menu.newEvent')}
            </LinkButton>
          )}
        </>
      }
    />
  )
}
