import { z } from 'zod'
import { AppError, conflictOf } from '#contract/core/errors.ts'
import { maxChapters, maxLessons, type OutlineChange } from '#contract/learning/courses.ts'

/** The order of a draft: chapters, each with the ids of its lessons. */
export const Outline = z.array(
  z.object({ chapterId: z.string(), title: z.string(), lessonIds: z.array(z.string()) }),
)
export type Outline = z.infer<typeof Outline>

/** An outline as a column keeps it. */
export function parseOutline(json: string): Outline {
  return Outline.parse(JSON.parse(json))
}

/** The outline after a change. @throws AppError not_found; conflict (tooManyChapters) */
export function changeOutline(
  outline: Outline,
  change: OutlineChange,
  newId: () => string,
): Outline {
  switch (change.change) {
    case 'addChapter':
      if (outline.length >= maxChapters) throw conflictOf('tooManyChapters')
      return [...outline, { chapterId: newId(), title: change.title, lessonIds: [] }]
    case 'renameChapter': {
      requireChapter(outline, change.chapterId)
      return outline.map((one) =>
        one.chapterId === change.chapterId ? { ...one, title: change.title } : one,
      )
    }
    case 'moveChapter': {
      const at = requireChapter(outline, change.chapterId)
      return swapped(outline, at, change.by === 'up' ? at - 1 : at + 1)
    }
    case 'moveLesson':
      return moveLesson(outline, change.lessonId, change.by)
  }
}

/** A lesson at the end of a chapter, wherever it was. @throws AppError not_found; conflict (tooManyLessons) */
export function putLesson(outline: Outline, chapterId: string, lessonId: string): Outline {
  requireChapter(outline, chapterId)
  if (chapterOf(outline, lessonId)?.chapterId === chapterId) return outline
  const without = withoutLesson(outline, lessonId)
  const count = without.reduce((sum, { lessonIds }) => sum + lessonIds.length, 0)
  if (count >= maxLessons) throw conflictOf('tooManyLessons')
  return without.map((one) =>
    one.chapterId === chapterId ? { ...one, lessonIds: [...one.lessonIds, lessonId] } : one,
  )
}

export function withoutLesson(outline: Outline, lessonId: string): Outline {
  return outline.map((one) => ({
    ...one,
    lessonIds: one.lessonIds.filter((id) => id !== lessonId),
  }))
}

/** @throws AppError not_found; conflict (chapterHasLessons) */
export function withoutChapter(outline: Outline, chapterId: string): Outline {
  const at = requireChapter(outline, chapterId)
  if (outline[at]?.lessonIds.length !== 0) throw conflictOf('chapterHasLessons')
  return outline.filter((_, place) => place !== at)
}

/** The chapter that a lesson stands in. */
export function chapterOf(outline: Outline, lessonId: string): Outline[number] | undefined {
  return outline.find(({ lessonIds }) => lessonIds.includes(lessonId))
}

/** Past the end of its chapter a lesson goes on into the next one. */
function moveLesson(outline: Outline, lessonId: string, by: 'up' | 'down'): Outline {
  const at = outline.findIndex(({ lessonIds }) => lessonIds.includes(lessonId))
  const chapter = outline[at]
  if (!chapter) throw new AppError('not_found', 'No such lesson')
  const place = chapter.lessonIds.indexOf(lessonId)
  const to = by === 'up' ? place - 1 : place + 1
  if (chapter.lessonIds[to] !== undefined) {
    const lessonIds = swapped(chapter.lessonIds, place, to)
    return outline.map((one, index) => (index === at ? { ...one, lessonIds } : one))
  }
  const next = by === 'up' ? at - 1 : at + 1
  if (!outline[next]) return outline
  return withoutLesson(outline, lessonId).map((one, index) => {
    if (index !== next) return one
    const ids = one.lessonIds
    return { ...one, lessonIds: by === 'up' ? [...ids, lessonId] : [lessonId, ...ids] }
  })
}

function swapped<Value>(list: readonly Value[], at: number, to: number): Value[] {
  const [one, other] = [list[at], list[to]]
  if (one === undefined || other === undefined) return [...list]
  return list.map((value, place) => (place === at ? other : place === to ? one : value))
}

function requireChapter(outline: Outline, chapterId: string): number {
  const at = outline.findIndex((one) => one.chapterId === chapterId)
  if (at === -1) throw new AppError('not_found', 'No such chapter')
  return at
}
