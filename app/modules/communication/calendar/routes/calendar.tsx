import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { Island } from '#app/islands/island.tsx'
import { formAction } from '#app/shell/form/form-action.server.ts'
import type { Args } from '#app/shell/load-context.ts'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { calendarContract } from '#contract/communication/calendar.ts'
import { CalendarLayerId } from '#contract/communication/calendar-layers.ts'
import { loadEvents, makeBoard, readRange } from '../board/load-board.server.ts'
import { peopleOf } from '../board/people.ts'
import { Agenda } from '../components/agenda.tsx'
import * as styles from '../components/calendar.css.ts'
import { CalendarHead } from '../components/calendar-head.tsx'
import { CalendarSide } from '../components/calendar-side.tsx'
import { PeopleBoard } from '../components/people-board.tsx'
import CalendarBoard from '../islands/calendar-board.island.tsx'
import { calendarPath } from '../paths.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { call, firm, can } = access
  const [{ t: texts }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const t = texts('calendar')
  const { firmId } = firm
  const range = readRange(args.request.url, format, firm.country)
  const { from, to, view, date } = range
  const chosen = new URL(args.request.url).searchParams.getAll('calendar').slice(0, 50)
  const [events, calendars, categories, layers] = await Promise.all([
    loadEvents(access, range, { t, timeZone: format.timeZone, chosen }),
    call(calendarContract.listCalendars, { firmId }),
    call(calendarContract.listCategories, { firmId }),
    call(calendarContract.listLayerChoices, { firmId }),
  ])
  const isShown = (id: string) => chosen.length === 0 || chosen.includes(id)
  const canEdit = can('calendar:edit')
  const board = makeBoard(range, events, { t, format, firmId, canEdit, calendars: chosen })
  const wantsPeople = new URL(args.request.url).searchParams.get('people') === '1'
  const isByPerson = wantsPeople && (view === 'day' || view === 'week')
  const shown = calendars.filter(({ id }) => isShown(id))
  const title = titleOf()
  return {
    head: pageMeta(args, { title: `${t('menu.calendar')}: ${title}` }),
    title,
    range,
    board,
    chosen,
    isByPerson,
    people: isByPerson ? peopleOf(shown, events, firm.tradeName || firm.legalName) : [],
    calendars: calendars.map((calendar) => ({ ...calendar, isShown: isShown(calendar.id) })),
    layers: layers.map(({ layer, isOn }) => ({ id: layer, name: t(`layer.${layer}`), isOn })),
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

const Chosen = z.object({ layer: z.array(CalendarLayerId).default([]) })

/** Switches layers on and off for whoever looks. */
export const action = formAction({
  read: { lists: ['layer'] },
  schema: Chosen,
  send: ({ call, firmId }, value) =>
    call(calendarContract.chooseLayers, { firmId, layers: value.layer }),
  done: ({ args, t }) => {
    const { pathname, search } = new URL(args.request.url)
    return { to: pathname + search, message: t('calendar')('settings.saved') }
  },
})

export default function CalendarRoute() {
  const page = useLoaderData<typeof loader>()
  const { title, range, board, calendars, layers, categories, chosen, dataPath, quick } = page
  const { isByPerson, people } = page
  return (
    <>
      <CalendarHead title={title} range={range} chosen={chosen} isByPerson={isByPerson} />
      <div className={styles.frame}>
        <div className={styles.board}>
          {isByPerson ? (
            <PeopleBoard board={board} people={people} />
          ) : range.view === 'agenda' ? (
            <Agenda board={board} />
          ) : (
            <Island of={CalendarBoard} props={{ board, dataPath, texts: quick }} when="idle" />
          )}
        </div>
        <CalendarSide
          board={board}
          range={range}
          isByPerson={isByPerson}
          calendars={calendars}
          layers={layers}
          categories={categories}
        />
      </div>
    </>
  )
}

export const meta = headOf
