import {
  type DragEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { fillText } from '#app/islands/texts.ts'
import { useShared } from '#app/islands/use-shared.ts'
import type { Board } from '../board/board.ts'
import { timeText } from '../board/board.ts'
import type { BoardEvent } from '../board/board-event.ts'
import { movedTo } from '../board/move.ts'
import { MonthGrid } from '../components/month-grid.tsx'
import { AskDelete, QuickAdd, type QuickTexts } from '../components/quick-add.tsx'
import { TimeGrid } from '../components/time-grid.tsx'
import { useResize } from '../components/use-resize.ts'
import { calendarState, putEvents, setCalendarFlag } from '../state/calendar.state.ts'
import { addEvent, type CallPlace, deleteEvent, fetchEvents, moveEvent } from '../state/calls.ts'

export type CalendarBoardProps = { board: Board; dataPath: string; texts: QuickTexts }

/** The board with script: events are dragged, made longer, added and deleted where they stand. */
export default function CalendarBoard({ board, dataPath, texts }: CalendarBoardProps) {
  const live = useShared(calendarState)
  const place: CallPlace = { path: dataPath, failed: texts.failed }
  const [held, setHeld] = useState<BoardEvent>()
  const [target, setTarget] = useState<string>()
  const [draft, setDraft] = useState<string>()
  const [asked, setAsked] = useState<BoardEvent>()
  const resize = useResize((id, times) => void moveEvent(place, id, times))
  const events = useRef(board.events)

  useEffect(() => {
    putEvents(events.current)
    setCalendarFlag('isLive', true)
  }, [])

  if (!live.isLive) return <Grid board={board} />
  const shown = { ...board, events: live.events.map((event) => resize.shown({ ...event })) }
  const canEdit = board.newPath !== undefined

  function drop(start: string, drag: DragEvent): void {
    drag.preventDefault()
    if (held) void moveEvent(place, held.id, movedTo(held, start))
    setHeld(undefined)
    setTarget(undefined)
  }

  const drag = canEdit
    ? {
        heldId: held?.id,
        target,
        targetDate: target?.slice(0, 10),
        onHold: (event: BoardEvent, start: DragEvent) => {
          if (resize.isOn()) start.preventDefault()
          else setHeld(event)
          start.dataTransfer.setData('text/plain', event.title)
        },
        onOver: (start: string, over: DragEvent) => {
          if (!held) return
          over.preventDefault()
          if (target !== start) setTarget(start)
        },
        onDrop: drop,
        onEdge: resize.begin,
      }
    : undefined

  /** An empty place begins a new event there; what is pressed with a key goes its usual way. */
  function press(click: MouseEvent): void {
    if (resize.wasOn()) click.preventDefault()
    if (
      click.defaultPrevented ||
      !(click.target instanceof Element) ||
      click.ctrlKey ||
      click.metaKey
    )
      return
    const start = click.target.closest('[data-start]')?.getAttribute('data-start')
    if (!start || click.target.closest('a:not([data-start])')) return
    click.preventDefault()
    setDraft(start)
  }

  function type(key: KeyboardEvent): void {
    if (key.key !== 'Delete' || !(key.target instanceof HTMLAnchorElement)) return
    const id = key.target.href.slice(key.target.href.lastIndexOf('/') + 1)
    const event = live.events.find((one) => one.id === id)
    if (event?.canEdit) setAsked({ ...event })
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears what its links let through
    <div onClick={canEdit ? press : undefined} onKeyDown={canEdit ? type : undefined}>
      <p role="status">{live.error}</p>
      {draft && (
        <QuickAdd
          key={draft}
          texts={texts}
          when={whenText(board, draft)}
          moreHref={`${board.newPath}${draft}`}
          onAdd={(title) => {
            setDraft(undefined)
            void addEvent(place, title, draft)
          }}
          onClose={() => setDraft(undefined)}
        />
      )}
      {asked && (
        <AskDelete
          texts={texts}
          question={fillText(texts.deleteWords, { title: asked.title })}
          onDelete={() => {
            setAsked(undefined)
            void deleteEvent(place, asked.id)
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      <Grid board={shown} drag={drag} />
      {live.error !== '' && (
        <button type="button" onClick={() => void fetchEvents(place)}>
          {texts.again}
        </button>
      )}
    </div>
  )
}

type GridProps = {
  board: Board
  drag?: Parameters<typeof MonthGrid>[0]['drag'] & Parameters<typeof TimeGrid>[0]['drag']
}

function Grid({ board, drag }: GridProps) {
  return board.view === 'month' ? (
    <MonthGrid board={board} drag={drag} />
  ) : (
    <TimeGrid board={board} drag={drag} />
  )
}

/** "Thursday 15 October, 09:00" */
function whenText({ days, locale }: Board, start: string): string {
  const name = days.find(({ date }) => date === start.slice(0, 10))?.name ?? start
  return start.length === 10 ? name : `${name}, ${timeText(start, locale)}`
}
