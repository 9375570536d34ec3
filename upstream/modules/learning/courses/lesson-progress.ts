import type { PackageOutcome } from '../packages/index.ts'
import type { Lesson } from './course.ts'

/** What a learner did in a lesson, in one enrolment. Instants in UTC. */
export type LessonProgress = {
  openedAt: string | null
  lastOpenedAt: string | null
  confirmedAt: string | null
  /** Of a video or audio file: seconds from and to, sorted and apart from each other. */
  watched: [number, number][]
  /** Where to go on in the lesson: seconds, a page, a bookmark of the text. */
  position: string | null
  /** Of a quiz or package: decimal text in per cent, the one that counts. */
  percent: string | null
  /** Set once, and never taken back: doing it again does not undo it. */
  completedAt: string | null
}

export const nothingDone: LessonProgress = {
  openedAt: null,
  lastOpenedAt: null,
  confirmedAt: null,
  watched: [],
  position: null,
  percent: null,
  completedAt: null,
}

/** What happened in a lesson, as it is reported to us or known by the server. */
export type LessonEvent =
  | { kind: 'opened' }
  | { kind: 'position'; position: string }
  | { kind: 'confirmed' }
  | { kind: 'watched'; from: number; to: number }
  | { kind: 'quiz'; isPassed: boolean; percent: string | null }
  | { kind: 'assignment'; state: 'submitted' | 'accepted' | 'returned' }
  | PackageOutcome

const longestPosition = 2_000

/** The progress after an event. What is completed stays so; an event of another kind changes nothing. */
export function applyEvent(
  lesson: Lesson,
  before: LessonProgress,
  event: LessonEvent,
  at: string,
): LessonProgress {
  const noted = note(lesson, before, event, at)
  if (noted.completedAt !== null || !completes(lesson, noted, event)) return noted
  return { ...noted, completedAt: at }
}

function note(
  { content }: Lesson,
  before: LessonProgress,
  event: LessonEvent,
  at: string,
): LessonProgress {
  switch (event.kind) {
    case 'opened':
      return { ...before, openedAt: before.openedAt ?? at, lastOpenedAt: at }
    case 'position':
      return { ...before, position: event.position.slice(0, longestPosition) }
    case 'confirmed':
      return { ...before, confirmedAt: before.confirmedAt ?? at }
    case 'watched': {
      if (content.kind !== 'video' && content.kind !== 'audio') return before
      const watched = addInterval(before.watched, [event.from, event.to], content.seconds)
      return { ...before, watched }
    }
    case 'quiz':
    case 'scorm':
    case 'cmi5':
      if (event.kind !== content.kind) return before
      return { ...before, percent: event.percent ?? before.percent }
    case 'assignment':
      return before
  }
}

function completes({ content }: Lesson, progress: LessonProgress, event: LessonEvent): boolean {
  switch (content.kind) {
    case 'text':
    case 'document':
    case 'picture':
      return content.completedBy === 'opening'
        ? progress.openedAt !== null
        : progress.confirmedAt !== null
    case 'video':
    case 'audio':
      if (content.completedBy === 'opening') return progress.openedAt !== null
      if (content.completedBy === 'confirming') return progress.confirmedAt !== null
      return watchedSeconds(progress) * 100 >= content.seconds * content.watchedPercent
    case 'quiz':
      return event.kind === 'quiz' && (content.completedBy === 'submitting' || event.isPassed)
    case 'assignment':
      return (
        event.kind === 'assignment' &&
        (event.state === 'accepted' ||
          (event.state === 'submitted' && content.completedBy === 'submitting'))
      )
    case 'scorm': {
      if (event.kind !== 'scorm') return false
      const isPassed = event.success === 'passed'
      const isCompleted = event.completion === 'completed'
      if (content.completedBy === 'passing') return isPassed
      // A lesson that was failed is over and not done, whoever asks for either.
      if (content.completedBy === 'either')
        return isPassed || (isCompleted && event.success !== 'failed')
      return isCompleted
    }
    case 'cmi5':
      return event.kind === 'cmi5' && event.isSatisfied
  }
}

export function watchedSeconds({ watched }: Pick<LessonProgress, 'watched'>): number {
  return watched.reduce((sum, [from, to]) => sum + to - from, 0)
}

/** Watching a part twice counts once; what lies outside the file does not count. */
function addInterval(
  before: readonly [number, number][],
  [from, to]: [number, number],
  length: number,
): [number, number][] {
  const clip = (value: number) => Math.min(Math.max(value, 0), length)
  if (!(Number.isFinite(from) && Number.isFinite(to)) || clip(to) <= clip(from)) return [...before]
  const all = [...before, [clip(from), clip(to)] as const].sort((a, b) => a[0] - b[0])
  const merged: [number, number][] = []
  for (const [start, end] of all) {
    const last = merged.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else merged.push([start, end])
  }
  return merged
}
