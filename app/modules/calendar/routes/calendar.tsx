import { useLoaderData } from '@remix-run/react'
import { Island } from '#app/islands/island.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { calendarContract } from '#contract/calendar.ts'
import { loadEvents, makeBoard, readRange } from '../board/load-board.server.ts'
import { Agenda } from '../components/agenda.tsx'
import * as styles from '../components/calendar.css.ts'
import { CalendarHead } from '../components/calendar-head.tsx'
import { CalendarSide } from '../components/calendar-side.tsx'
import CalendarBoard from '../islands/calendar-board.island.tsx'
import { calendarPath } from '../paths.ts'

/** What other modules show in the calendar, and who may see it. */
const layers = [
  { id: 'invoicesDue', needs: 'invoice:view' },
  { id: 'recurring', needs: 'recurring:view' },
  { id: 'recurringPurchases', needs: 'bill:view' },
  { id: 'taxesDue', needs: 'report:view' },
] as const

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { call, firm, can } = access
  const [{ t: texts }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const t = texts('calendar')
  const { firmId } = firm
  const range = readRange(args.request.url, format, firm.country)
  const { from, to, view, date } = range
  const chosen = new URL(args.request.url).searchParams.getAll('calendar').slice(0, 50)
  const [events, calendars, categories] = await Promise.all([
    loadEvents(access, range, { t, timeZone: format.timeZone, chosen }),
    call(calendarContract.listCalendars, { firmId }),
    call(calendarContract.listCategories, { firmId }),
  ])
  const isShown = (id: string) => chosen.length === 0 || chosen.includes(id)
  const canEdit = can('calendar:edit')
  const board = makeBoard(range, events, { t, format, firmId, canEdit, calendars: chosen })
  const title = titleOf()
  return {
    head: pageMeta(args, { title: `${t('menu.calendar')}: ${title}` }),
    title,
    range,
    board,
    chosen,
    calendars: calendars.map((calendar) => ({ ...calendar, isShown: isShown(calendar.id) })),
    layers: layers
      .filter(({ needs }) => can(needs))
      .map(({ id }) => ({ id, name: t(`layer.${id}`), isShown: isShown(id) })),
    categories,
    dataPath: calendarPath(firmId, { view, date, calendars: chosen }).replace('?', '/data?'),
    quick: {
      title: t('field.title'),
      add: t('quick.add'),
      more: t('quick.more'),
      close: t('quick.close'),
      failed: t('quick.failed'),
      again: t('quick.again'),
      delete: t('delete.button'),
      keep: t('delete.keep'),
      deleteWords: t('delete.words', { skipInterpolation: true }),
    },
  }

  function titleOf(): string {
    if (view === 'month') return format.date(date.slice(0, 7), 'month')
    if (view === 'day') return format.date(date, 'day')
    return format.dateRange(from, to)
  }
}

export default function CalendarRoute() {
  const page = useLoaderData<typeof loader>()
  const { title, range, board, calendars, layers, categories, chosen, dataPath, quick } = page
  return (
    <>
      <CalendarHead title={title} range={range} chosen={chosen} />
      <div className={styles.frame}>
        <div className={styles.board}>
          {range.view === 'agenda' ? (
            <Agenda board={board} />
          ) : (
            <Island of={CalendarBoard} props={{ board, dataPath, texts: quick }} when="idle" />
          )}
        </div>
        <CalendarSide
          board={board}
          range={range}
          calendars={calendars}
          layers={layers}
          categories={categories}
        />
      </div>
    </>
  )
}

export const meta = headOf
