import type { CourseVersion, Lesson, LessonContent } from './course.ts'

/** Courses for tests. */

export function lesson(lessonId: string, content: LessonContent, isRequired = true): Lesson {
  return { lessonId, title: lessonId, isRequired, contentVersion: 1, content }
}

export const reading: LessonContent = { kind: 'text', completedBy: 'opening' }

/** A course of lessons in one chapter, in locked order, with nothing due. */
export function courseOf(lessons: Lesson[], over: Partial<CourseVersion> = {}): CourseVersion {
  return {
    courseId: 'course',
    version: 1,
    title: 'Fire safety',
    chapters: [{ chapterId: 'one', title: 'One', lessons }],
    order: 'locked',
    completion: { kind: 'all' },
    score: { kind: 'none' },
    due: null,
    ...over,
  }
}
